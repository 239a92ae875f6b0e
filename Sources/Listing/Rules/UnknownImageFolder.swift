package import Diagnostics
internal import Stores

/// A folder below `images` that is named for no kind of Google Play picture.
package enum UnknownImageFolder {
  package static let about = RuleDescription(
    code: "image-folder-unknown", severity: .error,
    summary: "a folder below 'images' is named for no kind of Google Play picture",
    rationale: "fastlane's supply passes over a folder that it does not know, pictures and all.",
    bad: .init("tree", "fastlane/metadata/android/en-US/images/phoneScreenshot/1_home.png"),
    good: .init("tree", "fastlane/metadata/android/en-US/images/phoneScreenshots/1_home.png"),
    cure: "rename the folder to phoneScreenshots, tenInchScreenshots or another known kind")

  static func report(
    _ folder: ListingTree, _ tables: StoreTables, into plan: inout ListingPlan
  ) {
    let names = tables.imageTypes.filter { !$0.isSingle }.map(\.name)
    let near =
      nearestMatch(to: folder.name, in: names)
      ?? names.first { $0.lowercased().hasPrefix(folder.name.lowercased()) }
    plan.report(
      about, "'\(folder.name)' is no kind of Google Play picture", at: folder.path,
      hint: near.map { "rename it to '\($0)'" },
      fix: near.map { Fix(.rename, "rename it to '\($0)'", to: $0) })
  }
}
