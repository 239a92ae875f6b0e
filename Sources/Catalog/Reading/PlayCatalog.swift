internal import Diagnostics
internal import Documents

/// What the Google Play exports at hand sell.
struct PlayCatalog {
  /// A base plan of a subscription, or a one-time product.
  struct Item {
    /// The id of the subscription or of the one-time product.
    let productID: Placed<String>
    /// The base plan's id; nil for a one-time product.
    let basePlanID: Placed<String>?
    /// `ACTIVE`, `DRAFT`, `INACTIVE`, as the export says it.
    let state: Placed<String>?
    var product: Product

    /// Whether people can buy it, as far as the export says.
    var isActive: Bool { state.map { $0.value.uppercased() == "ACTIVE" } ?? true }
  }

  /// A name and description in a language, with the limits that hold for them.
  struct Listing {
    let owner: String
    let isSubscription: Bool
    let title: Placed<String>?
    let description: Placed<String>?
    let benefits: Placed<Int>?
  }

  var items: [Item] = []
  var listings: [Listing] = []
  var files: [String] = []
  /// Whether one of the exports lists offers, so that a base plan without one has none.
  var hasOffers = false
  var isIncomplete = false

  /// The file as a whole, for what has no place of its own.
  var location: Location { Location(file: files.first ?? "") }
}

extension PlayCatalog {
  /// What Google Play sells as a plan of the catalog.
  enum Match {
    case one(Item)
    case several([Item])
    case none
  }

  /// The item for a plan: the one that the manifest names, else the one of the same id, else the
  /// only one of the tier's length.
  func match(for plan: CatalogManifest.Plan) -> Match {
    if plan.play?.product != nil || plan.play?.basePlan != nil {
      return Self.match(
        items.filter { item in
          plan.play?.product.map { $0.value == item.productID.value } ?? true
            && plan.play?.basePlan.map { $0.value == item.basePlanID?.value } ?? true
        })
    }
    let id = plan.product.id.value
    let same = items.filter { $0.product.id.value == id || $0.productID.value == id }
    let candidates = same.isEmpty ? items : same
    let fitting = candidates.filter { item in
      guard let period = plan.tier.value.period else { return item.basePlanID == nil }
      return item.product.period?.value.normalized == period
    }
    return Self.match(fitting.isEmpty ? same : fitting)
  }

  private static func match(_ items: [Item]) -> Match {
    let active = items.filter(\.isActive)
    if let only = active.count == 1 ? active.first : nil { return .one(only) }
    if let only = items.count == 1 ? items.first : nil { return .one(only) }
    return items.isEmpty ? .none : .several(items)
  }
}
