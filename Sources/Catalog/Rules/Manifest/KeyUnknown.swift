internal import Diagnostics
internal import Documents

/// A key that no catalog has.
enum KeyUnknown {
  static let about = RuleDescription(
    code: "catalog-key-unknown", severity: .error,
    summary: "a key of the catalog is not known",
    rationale: "A misspelt key is a rule that nobody checks.",
    bad: .monthly("famlySharing: true"),
    good: .monthly("familySharing: true"),
    cure: "Use the key that the finding names.")

  static func check(_ fields: Fields, _ known: [String], into findings: inout Findings) {
    for entry in fields.node.mapping ?? [] where !known.contains(entry.key) {
      let near = nearestMatch(to: entry.key, in: known)
      findings.report(
        about, "\(fields.name) has no key '\(entry.key)'", at: entry.keyLocation,
        hint: near.map { "did you mean '\($0)'?" }
          ?? "its keys are \(known.joined(separator: ", "))"
      )
    }
  }
}
