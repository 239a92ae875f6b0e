package import Diagnostics

/// An App Store text that names another platform.
package enum OtherPlatform: TextRule {
  package static let about = RuleDescription(
    code: "text-other-platform", severity: .warning,
    summary: "an App Store text names another platform",
    rationale: """
      Apple's review refuses texts that speak of other mobile platforms (guideline 2.3.10). Only \
      English names are looked for, and some are words of their own.
      """,
    bad: .init("text", "en-US/description.txt\nNow on Android too."),
    good: .init("text", "en-US/description.txt\nNow on iPad too."),
    cure: "leave the other platform out")

  /// The list of fastlane's precheck (2026-07-21), but for whole words.
  private static let names = WordList(
    [
      "android", "google", "compuserve", "windows phone", "windows 10 mobile", "sailfish os",
      "windows universal app", "blackberry", "palm os", "symbian",
    ], allowed: ["google analytics", "google drive"])

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard text.field.store == .appStore else { return }
    for name in names.matches(in: text.text) {
      findings.report(
        about, "the \(text.field.title) names '\(name)'", in: text,
        at: name.startIndex..<name.endIndex)
    }
  }
}
