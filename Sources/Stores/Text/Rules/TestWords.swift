package import Diagnostics

/// An App Store text that reads like a trial run.
package enum TestWords: TextRule {
  package static let about = RuleDescription(
    code: "text-test-words", severity: .warning,
    summary: "an App Store text reads like a trial run",
    rationale: "Apple's review refuses versions that are tests; the words may also be meant.",
    bad: .init("text", "en-US/release_notes.txt\nJust a test of the new build."),
    good: .init("text", "en-US/release_notes.txt\nWeeks now start on any day."),
    cure: "write what the version brings")

  /// The list of fastlane's precheck (2026-07-21).
  private static let phrases = WordList(["testing", "just a test", "alpha test", "beta test"])

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard text.field.store == .appStore else { return }
    for phrase in phrases.matches(in: text.text) {
      findings.report(
        about, "the \(text.field.title) says '\(phrase)'", in: text,
        at: phrase.startIndex..<phrase.endIndex)
    }
  }
}
