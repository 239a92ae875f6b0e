package import Diagnostics

/// The rules about the machine that a project is built on.
package enum DoctorRules {
  package static let all = [share, script]

  package static let share = RuleDescription(
    code: "share-missing", severity: .error,
    summary: "the templates and the table of wells that come with vitrine are not found",
    rationale: "A project that names a template or a store's size finds neither without them.",
    bad: .init("shell", "VITRINE_SHARE=/nowhere vitrine doctor"),
    good: .init("shell", "VITRINE_SHARE=/usr/local/share/vitrine vitrine doctor"),
    cure: "Install vitrine with make install, or name the folder in VITRINE_SHARE.")

  package static let script = RuleDescription(
    code: "script-without-font", severity: .warning,
    summary: "no installed font sets the texts of a script",
    rationale: """
      Headlines in it would be rows of boxes, so they are refused when they are drawn. Where a \
      project has a locale in it, this is an error.
      """,
    bad: .init("text", "no font has か, カ, 漢"),
    good: .init("text", "Noto Sans CJK JP sets Japanese"),
    cure: "Install a font that has the script.")
}
