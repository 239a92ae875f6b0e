/// A schema of JSON Schema, draft 2020-12, 2019-09 or 07, ready to be used.
///
/// References are followed within the schema, into the meta-schemas and into the documents that are
/// given; nothing is fetched. `format`, `contentEncoding` and their like say something about a value
/// and are not checked, as drafts from 2019 on have it. Keywords that are not known mean nothing.
public struct JSONSchema: Sendable {
  let table: [Subschema]
  let resources: [SchemaScope]
  let patterns: [String]
  let root: Int
  let tracksEvaluation: Bool
  /// What keeps a part of the schema from working.
  public let problems: [SchemaProblem]

  /// Reads a schema.
  ///
  /// - Parameters:
  ///   - root: The schema.
  ///   - address: Where it lies, an absolute URI that its relative references start from.
  ///   - draft: What it is written in if it does not say so itself.
  ///   - documents: The documents that its references may lead to, by absolute URI.
  public init(
    _ root: Node, at address: String = "schema:/", draft: JSONSchemaDraft = .draft2020,
    documents: [String: Node] = [:]
  ) {
    var compiler = SchemaCompiler(library: SchemaLibrary(documents))
    self.root = compiler.compile(root, at: address, draft: draft)
    table = compiler.table
    resources = compiler.scopes
    patterns = compiler.patterns
    tracksEvaluation = compiler.tracksEvaluation
    problems = compiler.problems
  }

  /// Compares a value with the schema.
  ///
  /// - Returns: Every place where it is not what the schema asks for, in the order of the value. A
  ///   value or a schema that would take too long is a fault, too.
  public func faults(in instance: Node) -> [SchemaFault] {
    var evaluator = SchemaEvaluator(self, depth: SchemaEvaluator.shallowDepth)
    let faults = evaluator.run(instance)
    guard evaluator.wasTooDeep else { return faults }
    return DeepStack.run {
      var evaluator = SchemaEvaluator(self, depth: SchemaEvaluator.depth)
      return evaluator.run(instance)
    }
  }

  /// Compares a schema with the meta-schema of the draft that it names.
  ///
  /// - Parameters:
  ///   - schema: What should be a schema.
  ///   - draft: Its draft if it names none.
  /// - Returns: Every place where it is no valid schema.
  public static func faults(
    inSchema schema: Node, draft: JSONSchemaDraft = .draft2020
  ) -> [SchemaFault] {
    let named = schema["$schema"]?.string.flatMap(JSONSchemaDraft.init(address:))
    return MetaSchemas.schema(of: named ?? draft).faults(in: schema)
  }
}
