package import Diagnostics

/// The rules about the well that a picture is made for.
package enum WellChoiceRules {
  package static let all = [
    unknown, notFound, ambiguous, tooSmall, mismatch, belowMinimum, uncited,
  ]

  package static let unknown = RuleDescription(
    code: "well-unknown", severity: .error,
    summary: "a well is named that the table does not have",
    rationale: "A picture of a size that no store lists is refused after the upload.",
    bad: .init("yaml", "wells: [iphone-6.8]"),
    good: .init("yaml", "wells: [iphone-6.9]"),
    cure: "vitrine sizes lists the wells.")

  package static let notFound = RuleDescription(
    code: "well-not-found", severity: .error,
    summary: "no well has exactly the capture's size",
    rationale: "Without a named well the size decides, and there is none of it.",
    bad: .init("json", #"{"captureId": "home", "width": 1000, "height": 2000}"#),
    good: .init(
      "json", #"{"captureId": "home", "width": 1000, "height": 2000, "well": "iphone-6.9"}"#),
    cure: "Name the well in the capture manifest.")

  package static let ambiguous = RuleDescription(
    code: "well-ambiguous", severity: .error,
    summary: "several wells have exactly the capture's size",
    rationale: "Which store a picture is for must not depend on the order of a table.",
    bad: .init("json", #"{"captureId": "home", "width": 2048, "height": 2732}"#),
    good: .init(
      "json", #"{"captureId": "home", "width": 2048, "height": 2732, "well": "ipad-13"}"#),
    cure: "Name the well in the capture manifest.")

  package static let tooSmall = RuleDescription(
    code: "well-too-small", severity: .error,
    summary: "the well leaves no room for a capture",
    rationale: "Headline band and margins take all of it.",
    bad: .init("json", #"{"id": "sliver", "width": 1000, "height": 90}"#),
    good: .init("json", #"{"id": "banner", "width": 1024, "height": 500}"#),
    cure: "Choose a larger well, or a template without a capture.")

  package static let mismatch = RuleDescription(
    code: "well-mismatch", severity: .error,
    summary: "a picture does not have the size of its well",
    rationale: "The store refuses an upload whose size it does not list.",
    bad: .init("text", "home.en-US.svg is 1320×2866, its well iphone-6.9 1320×2868"),
    good: .init("text", "home.en-US.svg is 1320×2868, as its well iphone-6.9"),
    cure: "Compose again with the table that is in force.")

  package static let belowMinimum = RuleDescription(
    code: "native-width-below-minimum", severity: .error,
    summary: "a picture's short side is under the minimum that its well cites",
    rationale:
      "The store asks for pictures in the device's native width; the source is in the message.",
    bad: .init("text", "1206×2622 in a well with a minimum of 1242 px"),
    good: .init("text", "1242×2688 in a well with a minimum of 1242 px"),
    cure: "Use a well whose short side reaches the minimum.")

  package static let uncited = RuleDescription(
    code: "minimum-uncited", severity: .warning,
    summary: "wells have no cited minimum native width",
    rationale: "Nothing can be checked against a number that nobody has cited.",
    bad: .init("json", #"{"id": "north", "width": 1290, "height": 2796}"#),
    good: .init(
      "json", #"{"id": "north", "width": 1290, "height": 2796, "citedMinimum": "iPhone 6.9 in"}"#),
    cure: "Where a source gives a minimum, cite it in the table.")
}
