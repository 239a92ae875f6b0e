internal import Diagnostics
internal import Documents

/// A listing text that Google Play doesn't take.
enum PlayTextTooLong {
  // Source: Google Play Developer API and Console help, 2026-10.
  private static let title = 55
  private static let description = 200
  private static let benefits = 4

  static let about = RuleDescription(
    code: "play-text-too-long", severity: .error,
    summary: "a listing of a Google Play product is too long",
    rationale: "Google Play refuses it.",
    bad: .init(
      "json",
      PlayExample.subscription(
        listing: "{\"languageCode\": \"en-US\", \"title\": \"Pro\", "
          + "\"benefits\": [\"1\", \"2\", \"3\", \"4\", \"5\"]}")),
    good: .init(
      "json",
      PlayExample.subscription(
        listing: "{\"languageCode\": \"en-US\", \"title\": \"Pro\", \"benefits\": [\"1\"]}")),
    cure: "Shorten it: 55 characters for a title, 200 for a description, four benefits.")

  static func check(_ listing: PlayCatalog.Listing, into findings: inout Findings) {
    let texts = [
      ("title", listing.title, title), ("description", listing.description, description),
    ]
    for (name, text, limit) in texts {
      guard let text, text.value.count > limit else { continue }
      findings.report(
        about, "the \(name) of '\(listing.owner)' has \(text.value.count) characters",
        at: text.location, hint: "at most \(limit)")
    }
    guard let count = listing.benefits, count.value > benefits else { return }
    findings.report(
      about, "'\(listing.owner)' lists \(count.value) benefits", at: count.location.startOnly,
      hint: "at most \(benefits)")
  }
}
