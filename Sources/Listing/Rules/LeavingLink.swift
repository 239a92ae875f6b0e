package import Diagnostics

/// A link in a tree that leads out of it.
package enum LeavingLink {
  package static let about = RuleDescription(
    code: "link-leaves-tree", severity: .error,
    summary: "a symbolic link leads out of the folder that is checked",
    rationale: """
      A link out of the tree could make any file of the machine part of a store listing, so it is \
      never followed; links from one locale to another are.
      """,
    bad: .init("tree", "fastlane/screenshots/en-US/01_home.png -> /etc/hostname"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "copy the file into the tree")
}
