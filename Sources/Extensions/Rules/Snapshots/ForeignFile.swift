internal import Diagnostics
internal import Documents

enum ForeignFile {
  static let about = RuleDescription(
    code: "snapshot-file-foreign", severity: .error,
    summary:
      "a snapshot has a file that its record does not list, or lists one that the manifest does not declare",
    rationale:
      "A snapshot holds extension.yaml, the declared files and its record; what else is there was put there later.",
    bad: .init("shell", "touch store/0f…/extra.md; vitrine extension verify store/0f…"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again into an empty store.")

  static func check(
    _ snapshot: Snapshot, in files: PackageFiles, into findings: inout Findings
  ) {
    checkFolder(snapshot, in: files, into: &findings)
    let declared = Set(
      (snapshot.manifest.resources.compactMap(\.path?.value) + [PackageFiles.manifestName])
        .map(ExactText.init))
    for path in snapshot.files.keys where !declared.contains(path) {
      report(
        "the record lists '\(path.string)', which is no resource", Snapshot.fileName, files,
        &findings)
    }
    for path in declared where snapshot.files[path] == nil {
      report("the record does not list '\(path.string)'", Snapshot.fileName, files, &findings)
    }
  }

  private static func checkFolder(
    _ snapshot: Snapshot, in files: PackageFiles, into findings: inout Findings
  ) {
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in (try? files.workspace.names(in: files.root.appending(folder))) ?? [] {
        let path = folder + name
        switch files.workspace.kind(of: files.root.appending(path)) {
        case .folder?: waiting.append(path + "/")
        case .file? where snapshot.files[ExactText(path)] != nil || path == Snapshot.fileName:
          continue
        // A listed file that is something else was told when it was to be read.
        case .link? where snapshot.files[ExactText(path)] != nil,
          .special? where snapshot.files[ExactText(path)] != nil, nil:
          continue
        case .file?, .link?, .special?:
          report("the snapshot does not list '\(path)'", path, files, &findings)
        }
      }
    }
  }

  private static func report(
    _ message: String, _ path: String, _ files: PackageFiles, _ findings: inout Findings
  ) {
    findings.report(
      about, message, at: files.place(path), hint: "find out who put it there")
  }
}
