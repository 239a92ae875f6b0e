internal import Diagnostics
internal import Documents

enum MismatchedChecksums: PackageRule {
  static let about = RuleDescription(
    code: "checksums-pin-mismatch", severity: .error,
    summary: "the checksums are of another version or revision than the lockfile's pin",
    rationale: "The hash would be checked against a binary that is not downloaded.",
    bad: .init(
      "json",
      """
      {
        "boatVersion": "0.9.0",
        "binaryURL": "https://example.org/pier/boat.zip",
        "sha256": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "sourceRevision": "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
      }
      """),
    good: .init(
      "json",
      """
      {
        "boatVersion": "1.0.0",
        "binaryURL": "https://example.org/pier/boat.zip",
        "sha256": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "sourceRevision": "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
      }
      """),
    cure: "Take the checksums of the pinned version.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for document in package.checksums {
      var named: [Pin] = []
      for (name, entry) in DependencyChecksums.versions(in: document.root) {
        guard let pin = UnclearPin.pin(name, entry, among: package.pins, into: &findings) else {
          continue
        }
        named.append(pin)
        guard let version = Text(entry.value), let locked = pin.version,
          version.value != locked.value
        else { continue }
        report(entry.key, version, differsFrom: locked, of: pin, into: &findings)
      }
      guard named.count == 1, let revision = document.root.text("sourceRevision"),
        WrongRevision.isRevision(revision.value), let locked = named[0].revision,
        revision.value.lowercased() != locked.value.lowercased()
      else { continue }
      report("sourceRevision", revision, differsFrom: locked, of: named[0], into: &findings)
    }
  }

  private static func report(
    _ key: String, _ value: Text, differsFrom locked: Text, of pin: Pin,
    into findings: inout Findings
  ) {
    findings.report(
      about,
      "'\(key)' is '\(value.value)'; the pin of '\(pin.identity)' has '\(locked.value)'",
      at: value.location, hint: "take the checksums of the pinned version",
      related: [.init("the pin is here", at: locked.location)])
  }
}
