public import Diagnostics
public import Documents

/// What is remembered of a release: `vitrine.release-record/v1`.
public struct ReleaseRecord: Sendable {
  /// The schema that a record names.
  public static let schema = "vitrine.release-record/v1"

  /// The version that was released.
  public let version: String
  /// The backend mode that it was released with; nil where it was released without settings.
  public let backendMode: BackendMode?
  /// Where the mode stands.
  public let modeLocation: Location
  /// What was sold; nil in a record that does not tell.
  public let products: [Product]?
  /// The digests of what was released, by what they are of, such as `pictures`.
  public let digests: [String: String]

  /// A product as it was released.
  public struct Product: Sendable {
    /// Its id in the store.
    public let id: String
    /// The tier that it was sold as.
    public let tier: String
    /// The entitlement that it unlocked; nil where it named none.
    public let entitlement: String?
    /// What it cost, a decimal text by the App Store's code of the territory.
    public let prices: [String: String]
    /// Where the product stands in the record.
    public let location: Location

    /// A product.
    public init(
      id: String, tier: String, entitlement: String?, prices: [String: String],
      location: Location = Location(file: "")
    ) {
      self.id = id
      self.tier = tier
      self.entitlement = entitlement
      self.prices = prices
      self.location = location
    }
  }

  /// Reads a record; what is wrong with it goes to `findings`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - location: Where a project file names it, for a record that is not there; nil where it was named
  ///     on the command line. A first release has none yet, so that a project's missing one is a note.
  ///   - workspace: The door to the files.
  ///   - findings: Takes what is wrong.
  /// - Returns: The record; nil where there is none that can be read.
  public static func load(
    _ path: Path, namedAt location: Location?, in workspace: any Workspace,
    into findings: inout Findings
  ) -> ReleaseRecord? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: 1 << 20)
    } catch {
      if case .missing = error, let location {
        MissingReleaseRecord.report(path, at: location, into: &findings)
      } else {
        InvalidReleaseRecord.report(
          error.description, at: Location(file: path.string), into: &findings)
      }
      return nil
    }
    let document = JSONReader().read(bytes, file: path.string)
    findings.report(document.faults, as: InvalidReleaseRecord.rule)
    return document.root.flatMap { ReleaseRecord($0, into: &findings) }
  }

  private init?(_ root: Node, into findings: inout Findings) {
    func refuse(_ message: String, _ node: Node?, hint: String? = nil) {
      InvalidReleaseRecord.report(
        message, at: (node ?? root).location, hint: hint, into: &findings)
    }
    guard root.mapping != nil else {
      refuse("the release record is \(root.kindName), not an object", root)
      return nil
    }
    guard root["schema"]?.string == Self.schema else {
      refuse(
        "the release record's schema is not '\(Self.schema)'", root["schema"],
        hint: "write \"schema\": \"\(Self.schema)\"")
      return nil
    }
    guard let version = root["version"]?.string, !version.isEmpty else {
      refuse(
        "the release record has no version", root["version"],
        hint: "write the version that was released, a text")
      return nil
    }
    guard let node = root["backendMode"],
      let mode = node.isNull ? .some(nil) : node.string.map(BackendMode.init(rawValue:)),
      mode != nil || node.isNull
    else {
      refuse(
        "the release record's backendMode is neither 'supabase' nor 'soar_api'",
        root["backendMode"], hint: "write the mode that was released")
      return nil
    }
    self.version = version
    backendMode = mode
    modeLocation = node.location
    digests = Dictionary(
      (root["digests"]?.mapping ?? []).compactMap { entry in
        entry.value.string.map { (entry.key, $0) }
      }, uniquingKeysWith: { _, last in last })
    guard let catalog = root["catalog"] else {
      products = nil
      return
    }
    guard let nodes = catalog["products"]?.sequence else {
      refuse("the release record's catalog has no list of products", catalog)
      return nil
    }
    products = nodes.compactMap(Product.init)
    if products?.count != nodes.count {
      let broken = nodes.first { Product($0) == nil }
      refuse("a product of the release record has no product, tier or prices", broken)
      return nil
    }
  }

  /// A record of a release, to be written beside the project or into its packet.
  ///
  /// - Parameters:
  ///   - version: The version that is released.
  ///   - backendMode: The mode that it is released with; nil where the project has no settings.
  ///   - products: What is sold; nil where the project has no catalog.
  ///   - digests: The digests of what is released, in their order.
  /// - Returns: The record.
  public static func json(
    version: String, backendMode: BackendMode?, products: [Product]? = nil,
    digests: [(name: String, digest: String)] = []
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("schema", .string(schema)), .init("version", .string(version)),
      .init("backendMode", JSONValue(backendMode?.rawValue)),
    ]
    if let products {
      members.append(.init("catalog", ["products": .array(products.map(\.json))]))
    }
    if !digests.isEmpty {
      members.append(
        .init("digests", .object(digests.map { .init($0.name, .string($0.digest)) })))
    }
    return .object(members)
  }
}

extension ReleaseRecord.Product {
  fileprivate init?(_ node: Node) {
    guard let id = node["product"]?.string, !id.isEmpty, let tier = node["tier"]?.string,
      let entries = node["prices"]?.mapping
    else { return nil }
    let prices = entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    guard prices.count == entries.count else { return nil }
    self.init(
      id: id, tier: tier, entitlement: node["entitlement"]?.string,
      prices: Dictionary(prices, uniquingKeysWith: { _, last in last }), location: node.location)
  }

  fileprivate var json: JSONValue {
    [
      "product": .string(id), "tier": .string(tier), "entitlement": JSONValue(entitlement),
      "prices": .object(
        prices.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
    ]
  }
}
