package import Diagnostics

/// The rules about the words on the pictures.
package enum CopyRules {
  package static let all = [
    missing, invalid, invalidJSON, localeInvalid, unfinished, unused, untranslated, placeholder,
  ]

  package static let missing = RuleDescription(
    code: "copy-missing", severity: .error,
    summary: "the copy file, a locale or a headline is missing or blank",
    rationale: "A text in another language in its place would go unseen until the listing is live.",
    bad: .init("json", #"{"locales": {"de-DE": {"headlines": {"home": " "}}}}"#),
    good: .init("json", #"{"locales": {"de-DE": {"headlines": {"home": "Die Woche planen"}}}}"#),
    cure: "Add the text for the locale and the key that the message names.")

  package static let invalid = RuleDescription(
    code: "copy-invalid", severity: .error,
    summary: "the copy breaks a rule of its format",
    rationale:
      "A key that is misspelt, or a text of another kind, would be passed over in silence.",
    bad: .init("json", #"{"kind": "screenshot-copy", "locales": {"de": {"headline": {}}}}"#),
    good: .init("json", #"{"kind": "screenshot-copy", "locales": {"de": {"headlines": {}}}}"#),
    cure: "Mend the entry at the place given.")

  package static let invalidJSON = RuleDescription(
    code: "copy-invalid-json", severity: .error,
    summary: "the copy file is not written in its format",
    rationale: "A file that is read halfway would leave texts out in silence.",
    bad: .init("json", #"{"kind": "screenshot-copy", "locales": {,}}"#),
    good: .init("json", #"{"kind": "screenshot-copy", "locales": {}}"#),
    cure: "Mend the text at the line and column given.")

  package static let localeInvalid = RuleDescription(
    code: "locale-invalid", severity: .error,
    summary: "a locale is no language tag",
    rationale: "Folders, fonts and direction follow from the tag; stores know no underscores.",
    bad: .init("shell", "vitrine compose --locale en_US …"),
    good: .init("shell", "vitrine compose --locale en-US …"),
    cure: "Write the tag with hyphens: language, then script, then region.")

  package static let unfinished = RuleDescription(
    code: "copy-unfinished", severity: .warning,
    summary: "a translation is marked as new, stale or to be reviewed",
    rationale: "The string catalog itself says that nobody has approved the text.",
    bad: .init("json", #"{"state": "needs_review", "value": "Woche planen"}"#),
    good: .init("json", #"{"state": "translated", "value": "Die Woche planen"}"#),
    cure: "Review the text and mark it as translated.")

  package static let unused = RuleDescription(
    code: "copy-unused", severity: .warning,
    summary: "a text is used by no shot",
    rationale: "A key that nothing uses is often a misspelt one, whose text is missing elsewhere.",
    bad: .init("json", #"{"headlines": {"hoem": "Plan the week"}}"#),
    good: .init("json", #"{"headlines": {"home": "Plan the week"}}"#),
    cure: "Correct the key, or take the text out.")

  package static let untranslated = RuleDescription(
    code: "copy-untranslated", severity: .warning,
    summary: "a locale has the very text of the first locale of another language",
    rationale: "A source text that was never translated reads like one that was, to every tool.",
    bad: .init("json", #"{"en-US": "Plan the week", "de-DE": "Plan the week"}"#),
    good: .init("json", #"{"en-US": "Plan the week", "de-DE": "Die Woche planen"}"#),
    cure: "Translate it; if the words are really the same, there is nothing to do.")

  package static let placeholder = RuleDescription(
    code: "copy-placeholder", severity: .error,
    summary: "a text still holds a placeholder",
    rationale: "Braces that nobody filled in are drawn as they stand.",
    bad: .init("json", #"{"home": "Plan {count} tasks"}"#),
    good: .init("json", #"{"home": "Plan 12 tasks"}"#),
    cure: "Write the text out.")
}
