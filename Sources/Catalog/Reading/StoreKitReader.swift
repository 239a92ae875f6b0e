internal import Diagnostics
internal import Documents

/// Reads a StoreKit configuration file of any version.
struct StoreKitReader {
  private var findings = Findings()
  private var territory = Territory("USA", "US", "USD")

  /// What a file holds; nil where it is no such file.
  static func read(
    _ path: Path, _ root: Node, into findings: inout Findings
  ) -> StoreKitFile? {
    var reader = StoreKitReader()
    let file = reader.file(path, root)
    findings.add(reader.findings)
    return file
  }

  private mutating func file(_ path: Path, _ root: Node) -> StoreKitFile? {
    guard let fields = Fields(root, "the StoreKit file", .storeKit, into: &findings) else {
      return nil
    }
    fields.require("products", "subscriptionGroups", into: &findings)
    if let name = root["settings"]?["_storefront"]?.string {
      // Xcode's own default is the United States; a code of no store is named with the prices.
      territory = Territory(code: name) ?? territory
    }
    var entries = list("products", fields, .products)
    entries += list("nonRenewingSubscriptions", fields, .nonRenewing)
    entries += list("subscriptions", fields, .topLevelSubscriptions)
    var groups: [Placed<String>] = []
    for node in fields.list("subscriptionGroups", into: &findings) {
      guard let group = Fields(node, "a subscription group", .storeKit, into: &findings) else {
        continue
      }
      group.require("id", "subscriptions", into: &findings)
      let id = group.text("id", into: &findings)
      if let id { groups.append(id) }
      entries += list("subscriptions", group, .group(id))
    }
    let major = (fields["version"].flatMap { $0["major"] }).flatMap { node in
      node.integer.map { Placed($0, at: node.location) }
    }
    return StoreKitFile(
      path: path, major: major, territory: territory, entries: entries, groups: groups, root: root)
  }

  private mutating func list(
    _ key: String, _ fields: Fields, _ place: StoreKitFile.Place
  ) -> [StoreKitFile.Entry] {
    fields.list(key, into: &findings).compactMap { entry($0, place) }
  }

  private mutating func entry(
    _ node: Node, _ place: StoreKitFile.Place
  ) -> StoreKitFile.Entry? {
    let name = node["productID"]?.string.map { "'\($0)'" } ?? "a product"
    guard let fields = Fields(node, name, .storeKit, into: &findings) else { return nil }
    fields.require("productID", "type", "displayPrice", into: &findings)
    let type = fields.text("type", into: &findings)
    let isSubscription = type?.value == "RecurringSubscription"
    if isSubscription {
      fields.require("recurringSubscriptionPeriod", "groupNumber", into: &findings)
    }
    let period = fields.text("recurringSubscriptionPeriod", into: &findings)
    // Under the wrong name it is named as misspelt; what it sells is checked all the same.
    guard
      let id = fields.text("productID", into: &findings)
        ?? fields.text("identifier", into: &findings)
    else { return nil }
    let price = fields["displayPrice"].flatMap {
      PriceInvalid.storeKitAmount($0, of: name, into: &findings)
    }
    let product = Product(
      id: id, type: type.flatMap(Self.type), period: period.flatMap(Self.period),
      group: Self.group(place) ?? fields.text("subscriptionGroupID", into: &findings),
      level: fields.integer("groupNumber", into: &findings),
      prices: price.map { amount in
        [
          Price(
            territory: territory.code, currency: territory.currency, amount: amount.value,
            location: amount.location)
        ]
      } ?? [],
      introductory: StoreKitOffer.introductory(fields, into: &findings),
      familySharing: fields.bool("familyShareable", into: &findings), texts: texts(fields))
    return StoreKitFile.Entry(
      product: product, place: place, typeName: type, periodText: period, node: node)
  }

  private static func group(_ place: StoreKitFile.Place) -> Placed<String>? {
    guard case .group(let id) = place else { return nil }
    return id
  }

  private static func period(_ text: Placed<String>) -> Placed<Period>? {
    Period(iso: text.value).map { Placed($0, at: text.location) }
  }

  private static func type(_ name: Placed<String>) -> Placed<ProductType>? {
    StoreKitType(rawValue: name.value).map { Placed($0.type, at: name.location) }
  }

  private mutating func texts(_ fields: Fields) -> [ProductText] {
    fields.list("localizations", into: &findings).compactMap { node in
      let name = "a localization of \(fields.name)"
      guard let text = Fields(node, name, .storeKit, into: &findings) else { return nil }
      text.require("locale", into: &findings)
      guard let locale = text.text("locale", into: &findings) else { return nil }
      return ProductText(
        locale: locale, name: text.text("displayName", into: &findings),
        description: text.text("description", into: &findings))
    }
  }
}

/// The types of product that Xcode writes.
enum StoreKitType: String, CaseIterable {
  case consumable = "Consumable"
  case nonConsumable = "NonConsumable"
  case nonRenewing = "NonRenewingSubscription"
  case recurring = "RecurringSubscription"
  /// Not Xcode's word, but plain enough to be understood.
  case autoRenewable = "AutoRenewableSubscription"

  var type: ProductType {
    switch self {
    case .consumable: .consumable
    case .nonConsumable: .nonConsumable
    case .nonRenewing: .nonRenewing
    case .recurring, .autoRenewable: .autoRenewable
    }
  }

  /// The words that Xcode writes.
  static let written: [StoreKitType] = [.consumable, .nonConsumable, .nonRenewing, .recurring]
}
