internal import Diagnostics
internal import Documents

/// Says of a resource's file what is wrong with it, each under its own rule.
enum TroubledResource {
  static func report(
    _ trouble: FileTrouble, _ path: Text, in files: PackageFiles, into findings: inout Findings
  ) {
    let place = path.location
    switch trouble {
    case .missing: MissingResource.report(path, in: files, into: &findings)
    case .wrongKind(let at, .link):
      LinkedResource.report(path, link: at.relative(to: files.root), into: &findings)
    case .wrongKind(_, let kind): IrregularResource.report(path, kind, into: &findings)
    case .tooLarge(_, let limit): OversizedResource.report(path, limit: limit, into: &findings)
    case .changed: ChangedFile.report(path.value, at: place, into: &findings)
    case .refused:
      UnreadableDocument.report(trouble, at: place, into: &findings)
    }
  }
}
