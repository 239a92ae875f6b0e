package import Diagnostics

/// The rules about `vitrine.yaml` and the folder it is built into.
package enum ProjectRules {
  package static let all = [
    missing, invalid, malformed, localeUnsupported, outputClash, layoutUnused, outputUnwritable,
    outputStale,
  ]

  package static let missing = RuleDescription(
    code: "project-missing", severity: .error,
    summary: "there is no project file",
    rationale: "The project file says which captures, texts, templates and sizes belong together.",
    bad: .init("shell", "vitrine build screenshots"),
    good: .init("shell", "vitrine init screenshots && vitrine build screenshots"),
    cure: "Name a folder that holds vitrine.yaml, or make one with vitrine init.")

  package static let invalid = RuleDescription(
    code: "project-invalid", severity: .error,
    summary: "the project file breaks a rule of its format",
    rationale: "A misspelt key that is passed over does nothing, without a word.",
    bad: .init("yaml", "localse: [en-US, de-DE]"),
    good: .init("yaml", "locales: [en-US, de-DE]"),
    cure: "Mend the entry at the place given.")

  package static let malformed = RuleDescription(
    code: "project-invalid-yaml", severity: .error,
    summary: "the project file is not YAML",
    rationale: "A file that is read halfway would leave shots out in silence.",
    bad: .init("yaml", "locales: [en-US, de-DE"),
    good: .init("yaml", "locales: [en-US, de-DE]"),
    cure: "Mend the text at the line and column given.")

  package static let localeUnsupported = RuleDescription(
    code: "locale-unsupported", severity: .warning,
    summary: "a store does not have a locale of the project",
    rationale: "A folder that the store does not know is passed over or refused by upload tools.",
    bad: .init("yaml", "locales: [or-IN]   # Google Play has no Odia"),
    good: .init("yaml", "locales: [hi]"),
    cure: "Nothing is written for that store; take the locale out if it is not meant for another.")

  package static let outputClash = RuleDescription(
    code: "output-clash", severity: .error,
    summary: "two pictures would be written to one place",
    rationale: "The second would replace the first.",
    bad: .init("yaml", "locales: [es-MX, es-419]   # both are es-MX in the App Store"),
    good: .init("yaml", "locales: [es-MX, es-ES]"),
    cure: "Keep one of the two locales or shots.")

  package static let layoutUnused = RuleDescription(
    code: "layout-missing", severity: .warning,
    summary: "a shot has a well of a store whose layout the project does not write",
    rationale: "Its pictures would be left out.",
    bad: .init("yaml", "wells: [play-phone]\noutput: { layouts: [deliver] }"),
    good: .init("yaml", "wells: [play-phone]\noutput: { layouts: [deliver, supply] }"),
    cure: "Add the layout, or take the well out.")

  package static let outputUnwritable = RuleDescription(
    code: "output-unwritable", severity: .error,
    summary: "the output folder can't be written",
    rationale: "Nothing can be handed over.",
    bad: .init("shell", "vitrine build --out /read-only"),
    good: .init("shell", "vitrine build --out out"),
    cure: "Choose another folder, or free the one that the message names.")

  package static let outputStale = RuleDescription(
    code: "output-stale", severity: .warning,
    summary: "a picture of an earlier build is no longer asked for, and was changed by somebody",
    rationale:
      "An upload tool would take it along; but what somebody has changed is not ours to remove.",
    bad: .init("text", "out/fastlane/screenshots/en-US/03_old-iphone-6.9.png, edited by hand"),
    good: .init("text", "only the pictures of the project lie in the output folder"),
    cure: "Remove the file, or move it out of the folder.")
}
