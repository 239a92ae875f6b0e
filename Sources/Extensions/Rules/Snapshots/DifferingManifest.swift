internal import Diagnostics
internal import Documents

enum DifferingManifest {
  static let about = RuleDescription(
    code: "snapshot-manifest-differs", severity: .error,
    summary: "the manifest in a record is not the one in the snapshot",
    rationale: "The host reads the one, and people review the other.",
    bad: .init("shell", "sed -i s/Kiosk/Shop/ store/0f…/snapshot.json"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again, and find out who changed it.")

  static func check(
    _ snapshot: Snapshot, against package: ExtensionPackage, into findings: inout Findings
  ) {
    let stored = snapshot.manifest.node
    let actual = package.manifest.node
    guard !stored.isSame(as: actual) else { return }
    var reported = false
    for entry in actual.mapping ?? [] {
      guard let other = stored[entry.key], other.isSame(as: entry.value) else {
        let place = stored[entry.key]?.location ?? stored.location
        findings.report(
          about, "'\(entry.key)' is not what extension.yaml has", at: place,
          hint: "find out who changed it",
          related: [.init("extension.yaml has it here", at: entry.keyLocation)])
        reported = true
        continue
      }
    }
    guard !reported else { return }
    findings.report(
      about, "the manifest has keys that extension.yaml lacks", at: stored.location,
      hint: "find out who changed it")
  }
}
