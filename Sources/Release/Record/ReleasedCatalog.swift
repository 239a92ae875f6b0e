import Catalog
import Diagnostics
import Documents
import Settings

/// What was sold with the last release, to be compared with what is sold now.
struct ReleasedCatalog {
  private let record: ReleaseRecord
  /// Whether somebody said that changes are meant.
  private let isAccepted: Bool

  init(_ record: ReleaseRecord, accepts isAccepted: Bool) {
    self.record = record
    self.isAccepted = isAccepted
  }

  /// Reports each price and entitlement that is another one now, and each product that is gone.
  func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    for product in record.products ?? [] {
      let change = ReleasedProduct(
        product, of: record.version, now: catalog.plan(selling: product.id),
        isAccepted: isAccepted)
      RemovedProduct.check(change, in: catalog, into: &findings)
      ChangedPrice.check(change, into: &findings)
      ChangedEntitlement.check(change, in: catalog, into: &findings)
    }
  }
}

/// A product that was released, and what became of it.
struct ReleasedProduct {
  let product: ReleaseRecord.Product
  /// The version that it was released with.
  let version: String
  /// What the catalog says of it now; nil where it is gone.
  let plan: CatalogManifest.Plan?
  let isAccepted: Bool

  init(
    _ product: ReleaseRecord.Product, of version: String, now plan: CatalogManifest.Plan?,
    isAccepted: Bool
  ) {
    self.product = product
    self.version = version
    self.plan = plan
    self.isAccepted = isAccepted
  }

  /// A change that was accepted is worth a note.
  var severity: Severity? { isAccepted ? .note : nil }

  /// What to do about a change.
  func hint(_ undo: String) -> String {
    isAccepted ? "it was accepted" : "\(undo), or pass --accept-changes"
  }

  var released: Finding.Related {
    .init("as it was released with \(version)", at: product.location)
  }
}

extension CatalogManifest {
  /// The entitlement that a plan unlocks: its own, else the catalog's.
  func entitlement(of plan: Plan) -> String? {
    plan.entitlement?.value ?? entitlement?.value
  }

  /// What is sold, as a release remembers it.
  var released: [ReleaseRecord.Product] {
    paywall.map { plan in
      ReleaseRecord.Product(
        id: plan.product.id.value, tier: plan.tier.value.rawValue,
        entitlement: entitlement(of: plan),
        prices: Dictionary(
          plan.product.prices.map { ($0.territory, $0.amount.description) },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
