package import Diagnostics

/// A tree that is larger or deeper than any listing.
package enum LargeTree {
  package static let about = RuleDescription(
    code: "tree-too-large", severity: .error,
    summary: "a folder holds more files, or more folders in one another, than are read",
    rationale: "No listing is that large; what lies beyond the bound is not checked.",
    bad: .init(
      "tree", "fastlane/screenshots/" + String(repeating: "a/", count: 20) + "01_home.png"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "name the folder of the listing itself")
}
