internal import Diagnostics
internal import Documents

enum UnknownImport {
  static let about = RuleDescription(
    code: "snapshot-import-unknown", severity: .error,
    summary: "an import names something that the dependency does not export",
    rationale: "The reference would lead nowhere when the host loads the package.",
    bad: .init("shell", "vitrine extension snapshot kiosk --store store   # imports pier/bota"),
    good: .init("shell", "vitrine extension snapshot kiosk --store store   # imports pier/boat"),
    cure: "Correct the id, or depend on a version that exports it.")

  static func check(
    _ source: PackageImport, from snapshot: Snapshot, into findings: inout Findings
  ) {
    let exports = snapshot.manifest.exports.map(\.id.value)
    for id in source.exports where !exports.contains(id.value) {
      let name = SnapshotClosure.Package(snapshot.manifest).name
      findings.report(
        about, "'\(name)' exports no '\(id.value)'", at: id.location,
        hint: didYouMean(id.value, among: exports) ?? "depend on a version that exports it")
    }
  }
}
