package import Diagnostics
internal import Documents
internal import Stores

/// Files that systems and tools leave behind between the pictures.
package enum HiddenFiles {
  package static let about = RuleDescription(
    code: "hidden-files", severity: .note,
    summary: "a folder of a listing holds hidden files",
    rationale: "Upload tools pass over them, though some have tripped over .DS_Store.",
    bad: .init(
      "tree", "fastlane/screenshots/en-US/01_home.png\nfastlane/screenshots/en-US/.DS_Store"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "delete them, or keep them out of version control")

  static func check(_ folder: ListingTree, into findings: inout Findings) {
    let hidden = folder.hidden.filter { $0 != ".gitkeep" }
    guard !hidden.isEmpty else { return }
    let named = hidden.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = hidden.count > 5 ? " and \(hidden.count - 5) more" : ""
    findings.report(
      about, "\(named)\(more) \(hidden.count == 1 ? "is" : "are") passed over",
      at: Location(file: folder.path.string), hint: about.cure,
      details: ["fix": Fix(.delete, "delete \(named)\(more)").json])
  }
}
