package import Diagnostics

/// A text of a listing that is not UTF-8.
package enum UnreadableText {
  package static let about = RuleDescription(
    code: "text-unreadable", severity: .error,
    summary: "a text of the listing is not UTF-8",
    rationale:
      "Upload tools send the bytes as UTF-8; the store refuses them or shows other letters.",
    bad: .init("text", "en-US/name.txt\nSoar in the encoding Latin-1"),
    good: .init("text", "en-US/name.txt\nSoar"),
    cure: "save the file as UTF-8")
}
