internal import Diagnostics
internal import Documents

/// Reads a catalog manifest, YAML or JSON.
struct ManifestReader {
  private static let version = "vitrine.catalog/v1"
  private var findings = Findings()

  /// What a file says; nil where it is no mapping at all.
  static func read(_ path: Path, _ root: Node, into findings: inout Findings) -> CatalogManifest? {
    var reader = ManifestReader()
    let manifest = reader.manifest(root, file: path.string)
    findings.add(reader.findings)
    return manifest
  }

  private mutating func manifest(_ root: Node, file: String) -> CatalogManifest? {
    guard let fields = Fields(root, "the catalog", .manifest, into: &findings) else { return nil }
    KeyUnknown.check(fields, ManifestKeys.top, into: &findings)
    fields.require("apiVersion", "entitlement", "tiers", into: &findings)
    if let version = fields.text("apiVersion", into: &findings), version.value != Self.version {
      ManifestVersionUnknown.report(version, expected: Self.version, into: &findings)
    }
    let entitlement = fields["entitlement"].flatMap {
      Fields($0, "'entitlement'", .manifest, into: &findings)
    }
    if let entitlement {
      KeyUnknown.check(entitlement, ManifestKeys.entitlement, into: &findings)
      entitlement.require("identifier", into: &findings)
    }
    var plans = PlanReader()
    let tiers = fields.list("tiers", into: &findings)
    let read = tiers.compactMap { plans.plan($0) }
    findings.add(plans.findings)
    return CatalogManifest(
      file: file, entitlement: entitlement?.text("identifier", into: &findings),
      entitlementName: entitlement?.text("displayName", into: &findings),
      offering: fields.text("offering", into: &findings),
      locales: texts(fields, "locales"),
      without: texts(fields, "without").compactMap { word in
        ValueUnknown.tier(word, "without", into: &findings).map { Placed($0, at: word.location) }
      },
      others: texts(fields, "others"), plans: read, tiersLocation: fields.place(of: "tiers"))
  }

  private mutating func texts(_ fields: Fields, _ key: String) -> [Placed<String>] {
    fields.list(key, into: &findings).compactMap { node in
      guard let text = node.string else {
        findings.report(
          ValueOfWrongKind.about, "'\(key)' holds \(node.kindName); it must hold strings",
          at: node.location)
        return nil
      }
      return Placed(text, at: node.location)
    }
  }
}

/// The keys of a catalog manifest.
enum ManifestKeys {
  static let top = [
    "apiVersion", "entitlement", "offering", "locales", "without", "others", "tiers",
  ]
  static let entitlement = ["identifier", "displayName"]
  static let tier = [
    "tier", "product", "type", "period", "package", "entitlement", "group", "level", "prices",
    "introductory", "familySharing", "localizations", "play",
  ]
  static let introductory = ["mode", "period", "periods"]
  static let text = ["displayName", "description"]
  static let play = ["product", "basePlan", "prices"]
}
