package import Diagnostics

/// A file or folder that can't be read.
package enum UnreadableFile {
  package static let about = RuleDescription(
    code: "file-unreadable", severity: .error,
    summary: "a file or folder can't be read",
    rationale: """
      What can't be read is not checked, and the upload will not be able to read it either: a broken \
      link, a folder without permission, a file that went away, a pipe.
      """,
    bad: .init("tree", "fastlane/screenshots/en-US/01_home.png -> nowhere.png"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "mend the link or the permissions, or take the file out")
}
