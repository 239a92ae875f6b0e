internal import Diagnostics
internal import Documents

/// Reads the objects of RevenueCat's API v2, and those of the SDK's answer.
struct RevenueCatObjectReader {
  private var findings = Findings()
  private(set) var pages = RevenueCatPages()

  /// What was found since the last call.
  mutating func takeFindings() -> Findings {
    defer { findings = Findings() }
    return findings
  }

  /// The items of a list; whether it goes on is noted.
  mutating func items(of node: Node) -> [Node] {
    pages.note(node)
    guard let items = node["items"]?.sequence else {
      findings.report(
        RevenueCatShape.about, "a list of RevenueCat has no 'items'", at: node.location.startOnly)
      return []
    }
    return items
  }

  mutating func storeProduct(_ node: Node) -> RevenueCatProject.StoreProduct? {
    guard let fields = Fields(node, "a product", .revenueCat, into: &findings) else { return nil }
    fields.require("store_identifier", into: &findings)
    guard let id = fields.text("store_identifier", into: &findings) else { return nil }
    let subscription = fields["subscription"]
    let duration = subscription?["duration"]
    let period = duration?.string.flatMap { text in
      Period(iso: text).map { Placed($0, at: duration?.location ?? id.location) }
    }
    let type = type(fields, hasPeriod: period != nil)
    let trial = subscription?["trial_duration"].flatMap { node in
      node.string.flatMap(Period.init(iso:)).map {
        Placed(IntroductoryOffer(mode: .free, period: $0), at: node.location)
      }
    }
    let isSubscription = fields["type"]?.string == "subscription"
    return RevenueCatProject.StoreProduct(
      id: fields["id"]?.string,
      product: Product(
        id: id, type: type, period: period, introductory: trial.map { .offer($0) } ?? .unstated),
      app: fields["app_id"]?.string ?? fields["app"]?["id"]?.string,
      store: fields["app"]?["type"]?.string,
      displayName: fields.text("display_name", into: &findings),
      unknownDuration: isSubscription && period == nil
        ? (duration?.location ?? id.location) : nil,
      isArchived: fields["state"]?.string == "inactive")
  }

  /// The type, where the export tells it: a subscription without a duration may be anything.
  private mutating func type(_ fields: Fields, hasPeriod: Bool) -> Placed<ProductType>? {
    guard let word = fields.text("type", into: &findings) else { return nil }
    let type: ProductType? =
      switch word.value {
      case "subscription": hasPeriod ? .autoRenewable : nil
      case "non_consumable": .nonConsumable
      case "consumable": .consumable
      case "non_renewing_subscription": .nonRenewing
      case "one_time":
        switch fields["one_time"]?["is_consumable"]?.bool {
        case true?: .consumable
        case false?: .nonConsumable
        case nil: .oneTime
        }
      default: nil
      }
    return type.map { Placed($0, at: word.location) }
  }

  mutating func entitlement(_ node: Node) -> RevenueCatProject.Entitlement? {
    guard let fields = Fields(node, "an entitlement", .revenueCat, into: &findings) else {
      return nil
    }
    fields.require("lookup_key", into: &findings)
    guard let key = fields.text("lookup_key", into: &findings) else { return nil }
    return RevenueCatProject.Entitlement(
      id: fields["id"]?.string, lookupKey: key,
      displayName: fields.text("display_name", into: &findings),
      products: products(fields))
  }

  mutating func offering(_ node: Node) -> RevenueCatProject.Offering? {
    guard let fields = Fields(node, "an offering", .revenueCat, into: &findings) else {
      return nil
    }
    fields.require("lookup_key", into: &findings)
    guard let key = fields.text("lookup_key", into: &findings) else { return nil }
    let packages = fields["packages"].map { list in
      (list.sequence ?? items(of: list)).compactMap { package($0) }
    }
    return RevenueCatProject.Offering(
      id: fields["id"]?.string, lookupKey: key,
      displayName: fields.text("display_name", into: &findings),
      isCurrent: fields.bool("is_current", into: &findings),
      isArchived: fields["state"]?.string == "inactive", packages: packages)
  }

  mutating func package(_ node: Node) -> RevenueCatProject.Package? {
    guard let fields = Fields(node, "a package", .revenueCat, into: &findings) else { return nil }
    fields.require("lookup_key", into: &findings)
    guard let key = fields.text("lookup_key", into: &findings) else { return nil }
    return RevenueCatProject.Package(
      id: fields["id"]?.string, lookupKey: key, products: products(fields))
  }

  private mutating func products(_ fields: Fields) -> [RevenueCatProject.StoreProduct]? {
    guard let list = fields["products"] else { return nil }
    let nodes = list.sequence ?? items(of: list)
    return nodes.compactMap { storeProduct($0["product"] ?? $0) }
  }

  /// An offering as the SDK gets it: identifiers only, and products by their store's id.
  mutating func wireOffering(_ node: Node, current: Node?) -> RevenueCatProject.Offering? {
    guard let fields = Fields(node, "an offering", .revenueCat, into: &findings) else {
      return nil
    }
    fields.require("identifier", "packages", into: &findings)
    guard let key = fields.text("identifier", into: &findings) else { return nil }
    let isCurrent = current?.string.map { $0 == key.value } ?? false
    return RevenueCatProject.Offering(
      id: nil, lookupKey: key, displayName: fields.text("description", into: &findings),
      isCurrent: Placed(isCurrent, at: current?.location ?? key.location), isArchived: false,
      packages: fields.list("packages", into: &findings).compactMap { wirePackage($0) })
  }

  private mutating func wirePackage(_ node: Node) -> RevenueCatProject.Package? {
    guard let fields = Fields(node, "a package", .revenueCat, into: &findings) else { return nil }
    fields.require("identifier", "platform_product_identifier", into: &findings)
    guard let key = fields.text("identifier", into: &findings) else { return nil }
    let product = fields.text("platform_product_identifier", into: &findings).map { id in
      RevenueCatProject.StoreProduct(
        id: nil, product: Product(id: id), app: nil, store: nil, displayName: nil,
        unknownDuration: nil, isArchived: false)
    }
    return RevenueCatProject.Package(id: nil, lookupKey: key, products: product.map { [$0] })
  }
}
