internal import Diagnostics
internal import Documents

enum DifferingFile {
  static let about = RuleDescription(
    code: "snapshot-file-differs", severity: .error,
    summary: "a file of a snapshot is gone or has other content than when it was taken",
    rationale: "What is there is not what was checked and shipped.",
    bad: .init("shell", "chmod u+w store/0f…/notes.md; echo >> store/0f…/notes.md"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again into an empty store, and find out who changed the file.")

  static func check(
    _ snapshot: Snapshot, in files: PackageFiles, into findings: inout Findings
  ) {
    for path in RootCollation().sorted(snapshot.files.keys.map(\.string)) {
      guard let recorded = snapshot.files[ExactText(path)] else { continue }
      let place = files.place(path)
      do {
        let actual = SHA256.hex(of: try files.read(path))
        guard actual != recorded else { continue }
        findings.report(
          about, "'\(path)' has SHA-256 \(actual); the snapshot was taken of \(recorded)",
          at: place,
          hint: "find out who changed it",
          details: ["actual": .string(actual), "recorded": .string(recorded)])
      } catch {
        findings.report(
          about, "\(error.description); the snapshot has it with SHA-256 \(recorded)", at: place,
          hint: "find out who changed it", details: ["recorded": .string(recorded)])
      }
    }
  }
}
