internal import Diagnostics
internal import Documents

enum UnknownDraft {
  static let about = RuleDescription(
    code: "schema-draft-unknown", severity: .warning,
    summary: "a schema names a draft of JSON Schema, or needs a vocabulary, that is not known here",
    rationale: "It is not checked, and a host may read it as another draft.",
    bad: .init("json", #"{"$schema": "https://json-schema.org/draft/2021-12/schema"}"#),
    good: .init("json", #"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#),
    cure: "Use draft 2020-12, 2019-09 or 07.")

  static func report(_ problem: SchemaProblem, into findings: inout Findings) {
    findings.report(
      about, problem.message, at: problem.location,
      hint: "known are " + JSONSchemaDraft.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
