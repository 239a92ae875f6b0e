internal import Diagnostics
internal import Documents

enum MissingResource {
  static let about = RuleDescription(
    code: "resource-missing", severity: .error,
    summary: "a resource has no file",
    rationale: "The host can't make a snapshot of a package that lacks a file.",
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: note.md, kind: knowledge, mediaType: text/markdown}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
      """),
    cure: "Add the file, or correct the path.")

  static func report(_ path: Text, in files: PackageFiles, into findings: inout Findings) {
    let folder = Path(path.value).parent
    let names = (try? files.workspace.names(in: files.root.appending(folder.string))) ?? []
    let near = nearestMatch(to: Path(path.value).name, in: names)
    let hint = near.map { "did you mean '\(folder.appending($0))'?" }
    findings.report(
      about, "there is no file '\(path.value)'", at: path.location,
      hint: hint ?? "add the file, or leave the resource out")
  }
}
