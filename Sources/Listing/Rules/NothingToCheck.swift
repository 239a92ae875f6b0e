package import Diagnostics

/// A folder in which there is neither a picture nor a text of a listing.
package enum NothingToCheck {
  package static let about = RuleDescription(
    code: "nothing-to-check", severity: .error,
    summary: "a folder holds neither pictures nor texts of a listing",
    rationale: """
      A build that made no picture at all would pass every check; an empty folder is a fault, not a \
      clean listing.
      """,
    bad: .init("tree", "fastlane/screenshots/"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "name the folder that holds the pictures, or make them first")
}
