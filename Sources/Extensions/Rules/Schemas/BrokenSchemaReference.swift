internal import Diagnostics
internal import Documents

enum BrokenSchemaReference {
  static let about = RuleDescription(
    code: "schema-reference-broken", severity: .error,
    summary: "a reference of a schema leads nowhere",
    rationale: """
      A schema with a broken reference accepts nothing. A reference to a document that is not in the \
      package is a warning: nothing is fetched, here or by the host.
      """,
    bad: .init("json", ##"{"$ref": "#/$defs/amuont", "$defs": {"amount": {"type": "number"}}}"##),
    good: .init("json", ##"{"$ref": "#/$defs/amount", "$defs": {"amount": {"type": "number"}}}"##),
    cure: "Correct the reference, or put the document into the package.")

  static func report(_ problem: SchemaProblem, into findings: inout Findings) {
    let isAbsent = problem.kind == .absentDocument
    findings.report(
      about, problem.message, at: problem.location,
      hint: isAbsent ? "make the document a resource of kind 'schema'" : "correct the reference",
      severity: isAbsent ? .warning : .error)
  }
}
