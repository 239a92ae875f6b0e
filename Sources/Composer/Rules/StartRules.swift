package import Diagnostics

/// The rules about starting a project from a folder of captures.
package enum StartRules {
  package static let all = [nothing, exists, skipped, gap]

  package static let nothing = RuleDescription(
    code: "init-no-captures", severity: .error,
    summary: "the folder holds no capture to start from",
    rationale: "A project shows captures that exist; none is ever taken.",
    bad: .init("shell", "vitrine init empty"),
    good: .init("shell", "vitrine init fastlane/screenshots"),
    cure: "Put the captures, PNG or JPEG, into the folder or name the one that holds them.")

  package static let exists = RuleDescription(
    code: "init-file-exists", severity: .error,
    summary: "a file that would be written is there already",
    rationale: "It may be somebody's work, and nothing is ever overwritten.",
    bad: .init("shell", "vitrine init .   # twice"),
    good: .init("shell", "vitrine init . --dry-run"),
    cure: "Move the file away, or start in another folder.")

  package static let skipped = RuleDescription(
    code: "init-capture-skipped", severity: .warning,
    summary: "a picture is not taken as a capture",
    rationale: "The project builds without it, so its shot would be missed in silence.",
    bad: .init("tree", "en-US/01_home.png (cut off)"),
    good: .init("tree", "en-US/01_home.png"),
    cure: "Take the capture again, or take the file out.")

  package static let gap = RuleDescription(
    code: "init-locale-gap", severity: .note,
    summary: "a shot was not captured in every locale",
    rationale: "The capture of another locale stands in for it, with that locale's words in it.",
    bad: .init("tree", "en-US/01_home.png\nen-US/02_plan.png\nde-DE/01_home.png"),
    good: .init("tree", "en-US/01_home.png\nde-DE/01_home.png"),
    cure: "Take the capture in the locale too, and list it in the manifest.")
}
