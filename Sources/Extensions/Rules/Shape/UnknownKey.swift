internal import Diagnostics
internal import Documents

enum UnknownKey {
  static let about = RuleDescription(
    code: "extension-key-unknown", severity: .error,
    summary: "a mapping has a key that its format does not know",
    rationale: "The host refuses the package; a misspelt optional key would do nothing.",
    bad: .init("yaml", "titel: Kiosk"), good: .init("yaml", "title: Kiosk"),
    cure: "Correct the key, or leave it out.")

  static func report(
    _ entry: Node.Entry, in record: Shape.Record, into findings: inout Findings
  ) {
    let known = record.fields.map(\.key)
    findings.report(
      about, "'\(entry.key)' is no key of \(record.name)", at: entry.keyLocation,
      hint: didYouMean(entry.key, among: known) ?? "it has: \(known.joined(separator: ", "))")
  }
}
