package import Diagnostics
internal import Documents
internal import Stores

/// A folder that should be named for a locale of the store and is not.
package enum UnknownLocale {
  package static let about = RuleDescription(
    code: "locale-unknown", severity: .error,
    summary: "a folder's name is no locale of the store",
    rationale: """
      Each store has its own list of codes: Norwegian is 'no' in the App Store and 'no-NO' in Google \
      Play. Upload tools pass over a folder with another name, or stop at it.
      """,
    bad: .init("tree", "fastlane/screenshots/en_US/01_home.png"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "rename the folder to the store's own code")

  static func report(
    _ name: String, _ match: StoreLocales.Match, _ store: Store, at path: Path,
    severity: Severity, into plan: inout ListingPlan
  ) {
    let hint =
      match.code.map { "rename it to '\($0)'" }
      ?? match.nearest.map {
        "the nearest is '\($0)'"
      }
    plan.report(
      about, "'\(name)' is no \(store.name) locale", at: path,
      hint: hint ?? "\(store.name) has no locale like it", severity: severity,
      fix: match.code.map { Fix(.rename, "rename it to '\($0)'", to: $0) })
  }
}
