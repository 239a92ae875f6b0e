internal import Diagnostics

/// Where the schemas of documents are: by address, by anchor, by pointer.
struct SchemaIndex {
  /// A schema's place: a document and the way through it.
  struct Address: Hashable {
    let document: Int
    let pointer: JSONPointer
  }

  /// A schema with an address of its own, and all in it that has none.
  struct Resource {
    let base: String
    let root: Address
    let dialect: SchemaDialect
    /// The anchors that a dynamic reference can end at, by name.
    var dynamicAnchors: [String: Address] = [:]
  }

  /// The name under which `$recursiveAnchor` is kept; no anchor can be called so.
  static let recursiveAnchor = "#"

  private(set) var resources: [Resource] = []
  private(set) var problems: [SchemaProblem] = []
  private var documents: [Node] = []
  private var resourceByAddress: [String: Int] = [:]
  private var resourceByRoot: [Address: Int] = [:]
  private var anchors: [String: Address] = [:]
  private let library: SchemaLibrary

  init(library: SchemaLibrary) {
    self.library = library
  }

  /// Adds a document that lies at an address, and returns where its root is.
  mutating func add(_ root: Node, at address: String, dialect: SchemaDialect) -> Address {
    documents.append(root)
    let place = Address(document: documents.count - 1, pointer: .root)
    let base = URIReference.split(address).document
    let dialect = self.dialect(of: root, inherited: dialect)
    let resource = addResource(base, at: place, dialect: dialect)
    visit(root, at: place, resource: resource)
    return place
  }

  func node(at address: Address) -> Node? {
    documents[address.document].at(address.pointer)
  }

  /// The resource that a place belongs to: that of the nearest root above it.
  func resource(of address: Address) -> Int {
    var pointer = address.pointer.string
    while true {
      let above = Address(document: address.document, pointer: JSONPointer(string: pointer))
      if let resource = resourceByRoot[above] { return resource }
      guard let slash = pointer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return 0 }
      pointer = String(pointer[..<slash])
    }
  }

  /// What a reference out of a resource leads to.
  enum Destination {
    case found(Address)
    /// The document is there, the place in it is not.
    case broken
    /// The document is not at hand.
    case absent
  }

  mutating func destination(of reference: String, from resource: Int) -> Destination {
    let base = resources[resource].base
    guard let whole = URIReference.resolve(reference, against: base) else { return .broken }
    let (document, fragment) = URIReference.split(whole)
    guard let target = loadedResource(at: document, from: resource) else { return .absent }
    guard let name = URIReference.decoded(fragment ?? "") else { return .broken }
    let root = resources[target].root
    if name.isEmpty { return .found(root) }
    guard name.hasPrefix("/") else {
      return anchors["\(resources[target].base)#\(name)"].map(Destination.found) ?? .broken
    }
    let place = Address(
      document: root.document, pointer: JSONPointer(string: root.pointer.string + name))
    return node(at: place) == nil ? .broken : .found(place)
  }

  /// The resource at an address; a document that names no draft is read as the one that refers to it.
  private mutating func loadedResource(at address: String, from referring: Int) -> Int? {
    if let resource = resourceByAddress[address] { return resource }
    guard let root = library.document(at: address) else { return nil }
    let dialect = SchemaDialect(resources[referring].dialect.draft)
    _ = add(root, at: address, dialect: dialect)
    return resourceByAddress[address]
  }

  private mutating func addResource(
    _ base: String, at root: Address, dialect: SchemaDialect
  ) -> Int {
    resources.append(Resource(base: base, root: root, dialect: dialect))
    let resource = resources.count - 1
    if resourceByAddress[base] == nil { resourceByAddress[base] = resource }
    resourceByRoot[root] = resource
    return resource
  }

  /// Notes the names of a schema, then those of the schemas in it.
  private mutating func visit(_ node: Node, at address: Address, resource: Int) {
    guard let entries = node.mapping else { return }
    let resource = noteNames(of: node, at: address, resource: resource)
    let dialect = resources[resource].dialect
    for entry in entries {
      let place = address.pointer.appending(entry.key)
      if dialect.named.contains(entry.key) {
        for member in entry.value.mapping ?? [] {
          visit(
            member.value,
            at: .init(document: address.document, pointer: place.appending(member.key)),
            resource: resource)
        }
      }
      if dialect.listed.contains(entry.key), let elements = entry.value.sequence {
        for (index, element) in elements.enumerated() {
          visit(
            element, at: .init(document: address.document, pointer: place.appending(index)),
            resource: resource)
        }
      } else if dialect.single.contains(entry.key) {
        visit(
          entry.value, at: .init(document: address.document, pointer: place), resource: resource)
      }
    }
  }

  /// Notes `$id` and the anchors of a schema; returns the resource that it is in.
  private mutating func noteNames(of node: Node, at address: Address, resource: Int) -> Int {
    var resource = resource
    let draft = resources[resource].dialect.draft
    // Up to draft-07, nothing beside a `$ref` counts.
    if draft == .draft7, node["$ref"]?.string != nil { return resource }
    if let id = node["$id"]?.string,
      let whole = URIReference.resolve(id, against: resources[resource].base)
    {
      let (base, fragment) = URIReference.split(whole)
      let isOwn = URIReference.split(id).document.isEmpty
      if !isOwn { resource = enter(base, node, at: address, resource: resource) }
      if draft == .draft7, let fragment, !fragment.isEmpty {
        anchors["\(resources[resource].base)#\(fragment)"] = address
      }
    }
    guard resources[resource].dialect.draft != .draft7 else { return resource }
    let base = resources[resource].base
    if let name = node["$anchor"]?.string { anchors["\(base)#\(name)"] = address }
    if resources[resource].dialect.draft == .draft2020, let name = node["$dynamicAnchor"]?.string {
      anchors["\(base)#\(name)"] = address
      resources[resource].dynamicAnchors[name] = address
    }
    if resources[resource].dialect.draft == .draft2019, node["$recursiveAnchor"]?.bool == true {
      resources[resource].dynamicAnchors[Self.recursiveAnchor] = address
    }
    return resource
  }

  private mutating func enter(
    _ base: String, _ node: Node, at address: Address, resource: Int
  ) -> Int {
    guard address.pointer == .root, resourceByRoot[address] == resource else {
      let dialect = self.dialect(of: node, inherited: resources[resource].dialect)
      return addResource(base, at: address, dialect: dialect)
    }
    // The root of a document is known by where it lies and by what it calls itself.
    resources[resource] = Resource(
      base: base, root: address, dialect: resources[resource].dialect)
    if resourceByAddress[base] == nil { resourceByAddress[base] = resource }
    return resource
  }

  /// The dialect that a schema's `$schema` names, or the one around it.
  private mutating func dialect(of node: Node, inherited: SchemaDialect) -> SchemaDialect {
    guard let entry = node.mapping?.last(where: { $0.key == "$schema" }),
      let address = entry.value.string
    else { return inherited }
    switch library.dialect(at: address) {
    case .known(let dialect): return dialect
    case .unknownDraft:
      problems.append(
        SchemaProblem(
          kind: .unknownDraft, message: "the draft '\(address)' is not known",
          location: entry.value.location))
    case .unknownVocabulary(let vocabulary):
      problems.append(
        SchemaProblem(
          kind: .unknownVocabulary,
          message: "the meta-schema '\(address)' needs the vocabulary '\(vocabulary)'",
          location: entry.value.location))
    }
    return inherited
  }
}
