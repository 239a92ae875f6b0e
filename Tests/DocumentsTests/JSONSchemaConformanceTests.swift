import Documents
import Testing

@Suite("JSONSchema against the JSON-Schema-Test-Suite")
struct JSONSchemaConformanceTests {
  private static let drafts: [(folder: String, draft: JSONSchemaDraft)] = [
    ("draft2020-12", .draft2020), ("draft2019-09", .draft2019), ("draft7", .draft7),
  ]

  private static let required = drafts.flatMap { row in
    Conformance.files(in: "json-schema/tests/\(row.folder)").map { ($0, row.draft) }
  }

  private static let optional = drafts.flatMap { row in
    Conformance.files(in: "json-schema/tests/\(row.folder)/optional").map { ($0, row.draft) }
  }

  /// The optional tests that are not passed, and why.
  private static let exceptions: [String: String] = {
    let format = "json-schema/tests/draft2020-12/optional/format-assertion.json"
    let content = "json-schema/tests/draft7/optional/content.json"
    return [
      "\(format): schema that uses custom metaschema with format-assertion: false, format-assertion: false: invalid string":
        "formats are told and never asserted",
      "\(format): schema that uses custom metaschema with format-assertion: true, format-assertion: true: invalid string":
        "the vocabulary is reported as unknown",
      "\(content): validation of string-encoded content based on media type, an invalid JSON document":
        "contents of texts are told and never asserted, as drafts from 2019 on have it",
      "\(content): validation of binary string-encoding, an invalid base64 string (% is not a valid character)":
        "the same",
      "\(content): validation of binary-encoded media type documents, a validly-encoded invalid JSON document":
        "the same",
      "\(content): validation of binary-encoded media type documents, an invalid base64 string that is valid JSON":
        "the same",
    ]
  }()

  private static let remotes: [String: Node] = Dictionary(
    uniqueKeysWithValues: Conformance.tree(below: "json-schema/remotes").compactMap { file in
      let node = try? Conformance.json(of: "json-schema/remotes/\(file)")
      return node.flatMap { $0 }.map { ("http://localhost:1234/\(file)", $0) }
    })

  @Test("the suite is installed")
  func installed() {
    #expect(
      Conformance.has("json-schema/tests/draft2020-12"), Comment(rawValue: Conformance.advice))
  }

  @Test("every required test is passed", arguments: required)
  func passesRequired(_ file: String, _ draft: JSONSchemaDraft) throws {
    #expect(try failures(of: file, draft) == [])
  }

  @Test("every optional test is passed but the listed ones", arguments: optional)
  func passesOptional(_ file: String, _ draft: JSONSchemaDraft) throws {
    let listed = Self.exceptions.keys.filter { $0.hasPrefix(file) }.sorted()
    #expect(try failures(of: file, draft).map { "\(file): \($0)" }.sorted() == listed)
  }

  /// The names of the tests whose verdict is not the expected one.
  private func failures(of file: String, _ draft: JSONSchemaDraft) throws -> [String] {
    let groups = try #require(try Conformance.json(of: file)?.sequence)
    var failures: [String] = []
    for group in groups {
      let node = try #require(group["schema"])
      let schema = JSONSchema(node, draft: draft, documents: Self.remotes)
      for test in try #require(group["tests"]?.sequence) {
        let isValid = schema.faults(in: try #require(test["data"])).isEmpty
        guard isValid != test["valid"]?.bool else { continue }
        failures.append(
          "\(group["description"]?.string ?? ""), \(test["description"]?.string ?? "")")
      }
    }
    return failures
  }
}
