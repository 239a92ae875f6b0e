internal import Diagnostics
internal import Documents

enum InvalidSchema: PackageRule {
  static let about = RuleDescription(
    code: "schema-invalid", severity: .error,
    summary: "a schema resource is no valid JSON Schema of its draft",
    rationale: """
      The host compiles every schema when it loads the package. A schema that names no draft is read as \
      draft 2020-12.
      """,
    bad: .init("json", #"{"type": "object", "properties": {"amount": {"type": "nmuber"}}}"#),
    good: .init("json", #"{"type": "object", "properties": {"amount": {"type": "number"}}}"#),
    cure: "Write what the keyword takes; or name the draft that the schema was written in.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let documents = package.schemaDocuments
    for schema in package.schemas {
      let compiled = schema.compiled(with: documents)
      if !compiled.problems.contains(where: { $0.kind == .unknownDraft }) {
        for fault in JSONSchema.faults(inSchema: schema.root) {
          findings.report(about, fault.message, at: fault.location, hint: hint(fault, schema))
        }
      }
      for problem in compiled.problems where problem.location.file == schema.root.location.file {
        report(problem, into: &findings)
      }
    }
  }

  private static func hint(_ fault: SchemaFault, _ schema: ResourceDocument) -> String? {
    if fault.keyword == "enum", let node = schema.root.value(at: fault.path)?.string {
      return didYouMean(
        node, among: ["array", "boolean", "integer", "null", "number", "object", "string"])
    }
    if fault.path.hasSuffix("/items"), fault.keyword == "type" {
      return "a list of schemas for the first elements is called 'prefixItems' since draft 2020-12"
    }
    return nil
  }

  private static func report(_ problem: SchemaProblem, into findings: inout Findings) {
    switch problem.kind {
    case .badPattern: findings.report(about, problem.message, at: problem.location)
    case .unknownDraft, .unknownVocabulary: UnknownDraft.report(problem, into: &findings)
    case .brokenReference, .absentDocument: BrokenSchemaReference.report(problem, into: &findings)
    }
  }
}
