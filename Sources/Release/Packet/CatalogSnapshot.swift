import Catalog
import Diagnostics
import Documents

/// The catalog as it was released, without the ways in which its file may be written.
struct CatalogSnapshot {
  let catalog: CatalogManifest
  /// What a person would see on the paywall.
  let offers: JSONValue

  static let schema = "vitrine.catalog-snapshot/v1"

  var json: JSONValue {
    [
      "schema": .string(Self.schema),
      "entitlement": [
        "identifier": JSONValue(catalog.entitlement?.value),
        "displayName": JSONValue(catalog.entitlementName?.value),
      ],
      "offering": JSONValue(catalog.offering?.value),
      "products": .array(catalog.paywall.map(product)), "offers": offers,
    ]
  }

  private func product(_ plan: CatalogManifest.Plan) -> JSONValue {
    let product = plan.product
    let texts = product.texts.sorted { $0.locale.value < $1.locale.value }
    let prices = product.prices.sorted { $0.territory < $1.territory }
    return [
      "product": .string(product.id.value), "tier": .string(plan.tier.value.rawValue),
      "entitlement": JSONValue(catalog.entitlement(of: plan)),
      "type": JSONValue(product.type?.value.rawValue),
      "period": JSONValue(product.period?.value.description),
      "package": .string(plan.package.value), "group": JSONValue(product.group?.value),
      "level": product.level.map { .integer($0.value) } ?? .null,
      "prices": .object(
        Self.unique(prices.map { .init($0.territory, .string($0.amount.description)) })),
      "introductory": introductory(product.introductory),
      "familySharing": product.familySharing.map { .bool($0.value) } ?? .null,
      "localizations": .object(
        Self.unique(
          texts.map {
            .init(
              $0.locale.value,
              [
                "displayName": JSONValue($0.name?.value),
                "description": JSONValue($0.description?.value),
              ])
          })),
    ]
  }

  private func introductory(_ offer: Introductory) -> JSONValue {
    switch offer {
    case .unstated: .null
    case .none: "none"
    case .offer(let offer): .string(offer.value.description)
    }
  }

  /// Members with names that are there once: the first of each.
  private static func unique(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var seen: Set<String> = []
    return members.filter { seen.insert($0.name).inserted }
  }
}
