package import Diagnostics
internal import Documents
internal import Stores

/// Names in one folder that are one name on many systems.
package enum CollidingNames {
  package static let about = RuleDescription(
    code: "name-collision", severity: .warning,
    summary: "names in a folder differ only in case, or in how a letter is composed",
    rationale: """
      On a Mac 'Home.png' and 'home.png' are one file, and so are the two ways to write é: one of the \
      pictures vanishes when the tree is copied or checked out.
      """,
    bad: .init(
      "tree", "fastlane/screenshots/en-US/01_Home.png\nfastlane/screenshots/en-US/01_home.png"),
    good: .init(
      "tree", "fastlane/screenshots/en-US/01_home.png\nfastlane/screenshots/en-US/02_home.png"),
    cure: "rename one of them")

  static func check(_ folder: ListingTree, into findings: inout Findings) {
    // Swift's strings are equal where Unicode holds them for the same text, however composed.
    let groups = Dictionary(grouping: folder.children ?? []) { $0.name.lowercased() }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      guard let second = group.dropFirst().first, let first = group.first else { continue }
      findings.report(
        about, "'\(second.name)' and '\(first.name)' are one name on many systems",
        at: Location(file: second.path.string), hint: about.cure,
        related: [.init("the other one", at: Location(file: first.path.string))],
        details: ["fix": Fix(.rename, about.cure).json])
    }
  }
}
