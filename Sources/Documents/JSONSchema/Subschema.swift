internal import Diagnostics

/// A schema of the compiled table; others name it by its index.
struct Subschema: Sendable {
  /// A keyword with its name and place.
  struct Clause: Sendable {
    let name: String
    let location: Location
    let keyword: SchemaKeyword
  }

  /// The resource that it belongs to, an index.
  let resource: Int
  let location: Location
  /// True or false for the schemas that accept everything or nothing.
  let verdict: Bool?
  let clauses: [Clause]
}

/// A resource as a dynamic reference sees it: anchors by name, each with a schema's index.
struct SchemaScope: Sendable {
  let dynamicAnchors: [String: Int]
}
