package import Diagnostics

/// An App Store text that promises what is not there yet.
package enum FuturePromise: TextRule {
  package static let about = RuleDescription(
    code: "text-future-promise", severity: .warning,
    summary: "an App Store text promises what is not there yet",
    rationale: "Apple's review refuses texts that advertise features of a later version.",
    bad: .init("text", "en-US/description.txt\nWidgets are coming soon."),
    good: .init("text", "en-US/description.txt\nWidgets for every screen."),
    cure: "speak of what this version does")

  /// The list of fastlane's precheck (2026-07-21).
  private static let phrases = WordList([
    "coming soon", "coming shortly", "in the next release", "arriving soon", "arriving shortly",
    "here soon", "here shortly",
  ])

  package static func check(_ text: ListingText, into findings: inout Findings) {
    guard text.field.store == .appStore else { return }
    for phrase in phrases.matches(in: text.text) {
      findings.report(
        about, "the \(text.field.title) says '\(phrase)'", in: text,
        at: phrase.startIndex..<phrase.endIndex)
    }
  }
}
