internal import Diagnostics
internal import Documents

/// What the RevenueCat exports at hand tell of a project, together.
struct RevenueCatProject {
  /// A product of one of the project's apps.
  struct StoreProduct {
    /// RevenueCat's own id; nil where the export doesn't give it.
    let id: String?
    let product: Product
    /// The app that it belongs to; nil where the export doesn't say.
    let app: String?
    /// `app_store`, `play_store`, …; nil where the export doesn't say.
    let store: String?
    let displayName: Placed<String>?
    /// Where a subscription's duration is null; that says nothing of its length.
    let unknownDuration: Location?
    let isArchived: Bool
  }

  /// An entitlement with the products that unlock it.
  struct Entitlement {
    let id: String?
    /// The identifier that code must use.
    let lookupKey: Placed<String>
    let displayName: Placed<String>?
    /// Nil where the export doesn't list them.
    var products: [StoreProduct]?
  }

  /// A package of an offering.
  struct Package {
    let id: String?
    let lookupKey: Placed<String>
    /// Nil where the export doesn't list them.
    var products: [StoreProduct]?
  }

  /// What an app can offer on its paywall.
  struct Offering {
    let id: String?
    let lookupKey: Placed<String>
    let displayName: Placed<String>?
    let isCurrent: Placed<Bool>?
    let isArchived: Bool
    /// Nil where the export doesn't list them.
    var packages: [Package]?
  }

  var products: [StoreProduct] = []
  var entitlements: [Entitlement] = []
  var offerings: [Offering] = []
  /// Packages whose offering the export doesn't name.
  var loosePackages: [Package] = []
  /// Where one of the exports lists the project's products; nil where none does.
  var productList: Location?
  /// Whether a list has another page, so that what is missing may only not have been exported.
  var isIncomplete = false
  var files: [String] = []
  /// The periods that some export knows, by RevenueCat's id of the product.
  private var periods: [String: Placed<Period>] = [:]

  /// Every product that any part of the exports shows.
  var everyProduct: [StoreProduct] {
    products + entitlements.flatMap { $0.products ?? [] }
      + offerings.flatMap { $0.packages ?? [] }.flatMap { $0.products ?? [] }
  }
}

extension RevenueCatProject {
  /// Whether the exports tell of nothing at all.
  var isEmpty: Bool {
    productList == nil && products.isEmpty && entitlements.isEmpty && offerings.isEmpty
      && loosePackages.isEmpty
  }

  /// The file as a whole, for what has no place of its own.
  var location: Location { Location(file: files.first ?? "") }

  /// The period of a product, from whichever export knows it.
  func period(of product: StoreProduct) -> Placed<Period>? {
    product.product.period ?? product.id.flatMap { periods[$0] }
  }

  /// The project with the periods that its exports know, for those parts that don't.
  var withPeriods: RevenueCatProject {
    var project = self
    for product in everyProduct {
      guard let id = product.id, let period = product.product.period else { continue }
      project.periods[id] = project.periods[id] ?? period
    }
    return project
  }

  /// The products of one app, each once, the one that says most first.
  func products(of app: RevenueCatApp) -> [StoreProduct] {
    var seen: Set<String> = []
    let all = everyProduct.filter { app.owns($0) }
    let known = all.filter { $0.product.period != nil } + all.filter { $0.product.period == nil }
    return known.filter { seen.insert($0.product.id.value).inserted }
  }
}

/// The one app of a project whose products a catalog is about.
struct RevenueCatApp {
  /// RevenueCat's id; nil where the exports name no app at all.
  let id: String?

  /// The app that holds most of a catalog's products; the App Store's where two hold as many.
  init(holding ids: [String], in project: RevenueCatProject) {
    let wanted = Set(ids)
    var apps: [String: Holding] = [:]
    for product in project.everyProduct {
      guard let app = product.app else { continue }
      var holding = apps[app, default: Holding()]
      if product.store == "app_store" { holding.isAppStore = true }
      let id = product.product.id.value
      if wanted.contains(id) { holding.held.insert(id) }
      if wanted.contains(id), product.product.type != nil { holding.known.insert(id) }
      apps[app] = holding
    }
    let ranked = apps.sorted { left, right in
      left.value.rank != right.value.rank
        ? left.value.rank > right.value.rank : left.key < right.key
    }
    id = ranked.first?.key
  }

  /// How much of a catalog an app holds.
  private struct Holding {
    var held: Set<String> = []
    /// Those of which the export knows the type; of another store's products it often doesn't.
    var known: Set<String> = []
    var isAppStore = false

    var rank: (Int, Int, Int) { (held.count, isAppStore ? 1 : 0, known.count) }
  }

  /// Whether a product is the app's; one without an app may be anybody's, so it counts.
  func owns(_ product: RevenueCatProject.StoreProduct) -> Bool {
    product.app == nil || product.app == id
  }
}
