package import Diagnostics

/// A path that somebody named and that is not there.
package enum MissingPath {
  package static let about = RuleDescription(
    code: "path-missing", severity: .error,
    summary: "a path that should be checked does not exist",
    rationale: "A check of nothing passes; a misspelt path must not look like a clean listing.",
    bad: .init("shell", "vitrine check fastlane/screenshot"),
    good: .init("shell", "vitrine check fastlane/screenshots"),
    cure: "name a file or folder that exists")
}
