package import Diagnostics

/// A file in a listing that no upload tool takes.
package enum ForeignFile {
  package static let about = RuleDescription(
    code: "foreign-file", severity: .warning,
    summary: "a file or folder in a listing is none that upload tools take",
    rationale: """
      Upload tools pass over what they do not know: a picture in the wrong format or place, a text \
      with a misspelt name. Nobody misses it until the listing is live.
      """,
    bad: .init(
      "tree", "fastlane/screenshots/en-US/01_home.png\nfastlane/screenshots/en-US/02_plan.webp"),
    good: .init(
      "tree", "fastlane/screenshots/en-US/01_home.png\nfastlane/screenshots/en-US/02_plan.png"),
    cure: "give it the name or format that tools know, or move it elsewhere")
}
