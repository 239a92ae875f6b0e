import Diagnostics

/// Something in the store folders that a packet can not take.
enum UnfitReleaseInput {
  static let about = RuleDescription(
    code: "release-input-unfit", severity: .error,
    summary: "something in the stores' folders can't go into a packet",
    rationale: """
      A link or a name that another system can't hold would make the packet another one on other machines.
      """,
    bad: .init("shell", "ln -s ~/shots/home.png out/fastlane/screenshots/en-US/"),
    good: .init("shell", "cp ~/shots/home.png out/fastlane/screenshots/en-US/"),
    cure: "Put the file itself there, under a plain name.")
}
