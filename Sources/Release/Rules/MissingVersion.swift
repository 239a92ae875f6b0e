import Diagnostics

/// A release without a version.
enum MissingVersion {
  static let about = RuleDescription(
    code: "release-version-missing", severity: .error,
    summary: "nothing tells the version that is released",
    rationale: """
      Packets and records are told apart by the version that they were made for.
      """,
    bad: .init("shell", "vitrine release   # no settings, no --release-version"),
    good: .init("shell", "vitrine release --release-version 1.4.0"),
    cure: "Set MARKETING_VERSION in the settings, or pass --release-version.")
}
