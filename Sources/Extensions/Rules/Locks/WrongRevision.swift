internal import Diagnostics

enum WrongRevision: PackageRule {
  static let about = RuleDescription(
    code: "lockfile-revision-wrong", severity: .error,
    summary: "a pin has no revision of 40 hexadecimal digits",
    rationale: "A tag can be moved; only the whole revision says which source was meant.",
    bad: .init(
      "json",
      """
      {"version": 2, "pins": [{
        "identity": "boat", "kind": "remoteSourceControl", "location": "https://example.org/pier/boat",
        "state": {"revision": "0a1b2c3", "version": "1.0.0"}
      }]}
      """),
    good: .init(
      "json",
      """
      {"version": 2, "pins": [{
        "identity": "boat", "kind": "remoteSourceControl", "location": "https://example.org/pier/boat",
        "state": {"revision": "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567", "version": "1.0.0"}
      }]}
      """),
    cure: "Let the package manager write the lockfile: swift package resolve.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for pin in package.pins {
      guard let revision = pin.revision else {
        findings.report(
          about, "the pin '\(pin.identity)' has no revision", at: pin.location,
          hint: "resolve the package again")
        continue
      }
      guard !isRevision(revision.value) else { continue }
      findings.report(
        about, "the revision of '\(pin.identity)' is '\(revision.value.prefix(64))'",
        at: revision.location, hint: "a revision has 40 hexadecimal digits")
    }
  }

  static func isRevision(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9a-fA-F]{40}/) != nil
  }
}
