internal import Diagnostics
internal import Documents

enum MismatchedDependencies {
  static let about = RuleDescription(
    code: "snapshot-dependencies-differ", severity: .error,
    summary: "the dependencies of a record are not those of its manifest",
    rationale:
      "Every dependency of the manifest has one digest in the record, so that its content is known.",
    bad: .init("shell", "sed -i s/pier/port/ store/0f…/snapshot.json"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again.")

  static func check(
    _ snapshot: Snapshot, in files: PackageFiles, into findings: inout Findings
  ) {
    let declared = snapshot.manifest.dependencies.compactMap(\.id?.value)
    let recorded = snapshot.dependencies.map(\.id)
    guard declared.sorted() != recorded.sorted() else { return }
    let place = snapshot.root["dependencies"]?.location ?? files.place(Snapshot.fileName)
    for id in Set(declared).symmetricDifference(recorded).sorted() {
      let what = declared.contains(id) ? "has no digest in the record" : "is not in the manifest"
      findings.report(
        about, "the dependency '\(id)' \(what)", at: place, hint: "take the snapshot again")
    }
    if Set(declared) == Set(recorded) {
      findings.report(
        about, "a dependency is recorded twice", at: place, hint: "take the snapshot again")
    }
  }
}
