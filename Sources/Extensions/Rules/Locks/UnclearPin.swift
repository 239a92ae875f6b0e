internal import Diagnostics
internal import Documents

enum UnclearPin {
  static let about = RuleDescription(
    code: "pin-unclear", severity: .note,
    summary: "a version is given of something that no pin, or more than one, is meant by",
    rationale: """
      The `x` of `xVersion` means the pin whose identity it starts, or whose address has it for an owner; \
      without exactly one the version can't be compared.
      """,
    bad: .init(
      "json",
      """
      {
        "ferryVersion": "1.0.0",
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
    cure: "Name the key for the pin that is meant.")

  /// The one pin that has a version and that `name` means; a note where there is none such.
  static func pin(
    _ name: String, _ entry: Node.Entry, among pins: [Pin], into findings: inout Findings
  ) -> Pin? {
    let meant = pins.named(name)
    guard meant.count == 1, let pin = meant.first else {
      let identities = meant.map { "'\($0.identity)'" }.joined(separator: ", ")
      findings.report(
        about,
        meant.isEmpty
          ? "no pin is meant by '\(name)'" : "'\(name)' may mean any of \(identities)",
        at: entry.keyLocation, hint: "name the key for the pin that is meant")
      return nil
    }
    guard pin.version != nil else {
      findings.report(
        about, "the pin '\(pin.identity)' has no version to compare with",
        at: entry.keyLocation,
        hint: "pin a version",
        related: [.init("the pin is here", at: pin.location)])
      return nil
    }
    return pin
  }
}
