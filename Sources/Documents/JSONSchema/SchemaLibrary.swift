/// The documents that references may lead to.
///
/// None is ever fetched.
struct SchemaLibrary: Sendable {
  private let documents: [String: Node]

  /// The meta-schemas and what is given, by address.
  init(_ documents: [String: Node] = [:]) {
    self.documents = documents
  }

  func document(at address: String) -> Node? {
    documents[address] ?? MetaSchemas.documents[address]
  }

  enum Answer {
    case known(SchemaDialect)
    case unknownDraft
    case unknownVocabulary(String)
  }

  /// What an address in `$schema` means: a draft, or a meta-schema of somebody's own.
  func dialect(at address: String) -> Answer {
    if let draft = JSONSchemaDraft(address: address) { return .known(SchemaDialect(draft)) }
    var root = document(at: URIReference.split(address).document)
    let first = root
    // A meta-schema names the draft that it is written in, perhaps by another meta-schema.
    for _ in 0..<8 {
      guard let name = root?["$schema"]?.string else { return .unknownDraft }
      if let draft = JSONSchemaDraft(address: name) {
        return vocabularies(of: first, draft: draft)
      }
      root = document(at: URIReference.split(name).document)
    }
    return .unknownDraft
  }

  private func vocabularies(of metaSchema: Node?, draft: JSONSchemaDraft) -> Answer {
    guard let listed = metaSchema?["$vocabulary"]?.mapping else {
      return .known(SchemaDialect(draft))
    }
    let prefix = draft.rawValue.dropLast("schema".count) + "vocab/"
    for entry in listed where entry.value.bool == true {
      // `format` is never asserted here.
      guard entry.key.hasPrefix(prefix), entry.key != prefix + "format-assertion" else {
        return .unknownVocabulary(entry.key)
      }
    }
    let validates = listed.contains { $0.key == prefix + "validation" }
    return .known(SchemaDialect(draft, validates: validates))
  }
}
