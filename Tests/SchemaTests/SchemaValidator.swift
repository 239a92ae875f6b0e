import Diagnostics
import Documents
import Fixtures
import Foundation

/// Asks a public validator whether documents are what a schema says.
struct SchemaValidator {
  /// The folder of the schemas, which ship with the tool.
  static let folder = ToolRun.package.appending("manifests/schemas")

  /// What the validator says of each document: `ok`, or its first fault.
  static func verdicts(
    on documents: [(schema: String, document: JSONValue)], schemas: Path = folder
  ) async throws -> [String] {
    let task: JSONValue = [
      "schemas": .string(schemas.string),
      "documents": .array(
        documents.map { ["schema": .string($0.schema), "document": $0.document] }),
    ]
    let scratch = try TemporaryFolder()
    let python = try await ToolRun.run(
      ToolRun.package.appending(".ci/python").string, [], in: scratch)
    let run = try await ToolRun.run(
      "/usr/bin/env",
      [
        python.out.trimmingCharacters(in: .whitespacesAndNewlines),
        ToolRun.package.appending("Tests/SchemaTests/validate.py").string,
      ], in: scratch, input: task.compact)
    guard run.status == 0 else { throw FixtureFault("the validator fails: \(run.err)") }
    return run.out.split(separator: "\n").map(String.init)
  }
}
