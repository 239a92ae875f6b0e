package import Diagnostics

/// A file with the name of a picture that is none, or whose picture is cut off or broken.
package enum UnreadablePicture {
  package static let about = RuleDescription(
    code: "picture-unreadable", severity: .error,
    summary: "a picture can't be decoded",
    rationale: """
      A file that was cut off by a full disk or a broken copy passes every check of its size, and \
      fails in the store after the upload.
      """,
    bad: .init("tree", "fastlane/screenshots/en-US/01_home.png (empty)"),
    good: .init("tree", "fastlane/screenshots/en-US/01_home.png"),
    cure: "make the picture again, or copy it again from where it is whole")
}
