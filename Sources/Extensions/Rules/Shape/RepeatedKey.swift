internal import Diagnostics

enum RepeatedKey {
  static let about = RuleDescription(
    code: "extension-key-repeated", severity: .error,
    summary: "a mapping has a key twice",
    rationale: "Readers disagree on which of the two counts; the host refuses both.",
    bad: .init(
      "yaml",
      """
      title: Kiosk
      title: Kiosk at the pier
      """),
    good: .init("yaml", "title: Kiosk at the pier"),
    cure: "Keep one of the two.")
}
