package import Diagnostics
package import Documents

/// The catalog as its manifest tells it: what is sold, and what it unlocks.
package struct CatalogManifest: Sendable {
  /// One tier: a product, and how it is offered.
  package struct Plan: Sendable {
    package let tier: Placed<Tier>
    package let product: Product
    /// RevenueCat's package; the tier's own unless the manifest names one.
    package let package: Placed<String>
    package let entitlement: Placed<String>?
    package let play: PlayReference?
  }

  /// What the tier is called on Google Play, where that is not the product's own id.
  package struct PlayReference: Sendable {
    package let product: Placed<String>?
    package let basePlan: Placed<String>?
    /// The prices there, where they are not the tier's own.
    package let prices: [Price]?
  }

  package let file: String
  /// The entitlement's identifier.
  package let entitlement: Placed<String>?
  package let entitlementName: Placed<String>?
  package let offering: Placed<String>?
  package let locales: [Placed<String>]
  /// Tiers that are missing on purpose.
  package let without: [Placed<Tier>]
  /// Ids of products that are sold, but are no tiers.
  package let others: [Placed<String>]
  package let plans: [Plan]
  /// Where the list of tiers is named.
  package let tiersLocation: Location
}

extension CatalogManifest {
  /// The plans in the order of the paywall, each tier once.
  package var paywall: [Plan] {
    Tier.allCases.compactMap { tier in plans.first { $0.tier.value == tier } }
  }

  /// The plan that sells a product.
  package func plan(selling id: String) -> Plan? { plans.first { $0.product.id.value == id } }

  /// The plans with the products that another source gives them.
  package func tiered(_ products: [Product]) -> [TieredProduct] {
    paywall.compactMap { plan in
      products.first { $0.id.value == plan.product.id.value }
        .map { TieredProduct(tier: plan.tier.value, product: $0) }
    }
  }

  /// The plans with their own products.
  package var tiered: [TieredProduct] {
    paywall.map { TieredProduct(tier: $0.tier.value, product: $0.product) }
  }
}

/// A product, as any source tells it, with the tier that it is sold as.
package struct TieredProduct: Sendable {
  package let tier: Tier
  package let product: Product
}
