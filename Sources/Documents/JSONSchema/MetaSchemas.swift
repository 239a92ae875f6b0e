/// The schemas that schemas are checked with, as json-schema.org publishes them.
enum MetaSchemas {
  /// The documents by their addresses.
  static let documents: [String: Node] = {
    let document = JSONReader().read(PackageResources.MetaSchemas_json, file: "MetaSchemas.json")
    guard let entries = document.root?.mapping else {
      preconditionFailure("the embedded meta-schemas are JSON")
    }
    return Dictionary(
      entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The meta-schema of a draft, ready for use.
  static func schema(of draft: JSONSchemaDraft) -> JSONSchema {
    switch draft {
    case .draft7: draft7
    case .draft2019: draft2019
    case .draft2020: draft2020
    }
  }

  private static let draft7 = compiled(.draft7)
  private static let draft2019 = compiled(.draft2019)
  private static let draft2020 = compiled(.draft2020)

  private static func compiled(_ draft: JSONSchemaDraft) -> JSONSchema {
    guard let root = documents[draft.rawValue] else {
      preconditionFailure("every draft has its meta-schema")
    }
    return JSONSchema(root, at: draft.rawValue)
  }
}
