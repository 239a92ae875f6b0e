internal import Diagnostics

/// The rules' examples: small files that are right but for what is changed.
extension RuleDescription.Example {
  /// A catalog of some tiers.
  ///
  /// - Parameters:
  ///   - tiers: The tiers, each with the lines that replace or add to its own; `-key` leaves one out.
  ///   - head: Such lines for the top of the file.
  /// - Returns: The manifest in YAML.
  static func catalog(_ tiers: [Tier: [String]], head: [String] = []) -> Self {
    .init("yaml", manifest(tiers, head: head))
  }

  /// A catalog with a monthly tier alone.
  static func monthly(_ changes: String..., head: [String] = []) -> Self {
    catalog([.monthly: changes], head: head)
  }

  /// A StoreKit file with a monthly subscription.
  ///
  /// - Parameters:
  ///   - subscription: Lines that replace or add to the subscription's own; `-key` leaves one out.
  ///   - group: Such lines for its group.
  ///   - top: Such lines for the top of the file.
  /// - Returns: The file in JSON.
  static func storeKit(
    _ subscription: String..., group: [String] = [], top: [String] = []
  ) -> Self {
    .init("json", storeKitText(subscription, group: group, top: top))
  }

  /// The smallest catalog beside another file, for what the two must agree on.
  static func beside(_ name: String, _ text: String, tier: String...) -> Self {
    let catalog = manifest([.monthly: tier], head: [])
    return .init("text", "# catalog.yaml\n\(catalog)# \(name)\n\(text)\n")
  }

  /// The smallest catalog beside a StoreKit file.
  static func besideStoreKit(_ subscription: String..., tier: [String] = []) -> Self {
    let catalog = manifest([.monthly: tier], head: [])
    let file = storeKitText(subscription, group: [], top: [])
    return .init("text", "# catalog.yaml\n\(catalog)# App.storekit\n\(file)")
  }

  /// A RevenueCat list beside the smallest catalog.
  static func revenueCat(_ items: String...) -> Self {
    .init("json", revenueCatText(items))
  }

  static func revenueCatText(_ items: [String], next: String = "null") -> String {
    let body = items.map { "    " + $0 }.joined(separator: ",\n")
    return """
      {
        "object": "list",
        "items": [
      \(body)
        ],
        "next_page": \(next)
      }

      """
  }

  /// A product of the App Store app, as RevenueCat writes it.
  static func rcProduct(_ id: String = "app.pro.monthly", duration: String = "\"P1M\"") -> String {
    """
    {"object": "product", "id": "p1", "store_identifier": "\(id)", "type": "subscription", \
    "subscription": {"duration": \(duration)}, "app_id": "app1"}
    """
  }

  /// An entitlement with its products.
  static func rcEntitlement(_ key: String, _ products: String...) -> String {
    let list = products.joined(separator: ", ")
    return """
      {"object": "entitlement", "id": "e-\(key)", "lookup_key": "\(key)", \
      "products": {"object": "list", "items": [\(list)], "next_page": null}}
      """
  }

  /// An offering with one package.
  static func rcOffering(
    _ products: String..., key: String = "default", isCurrent: Bool = true,
    package: String = "$rc_monthly"
  ) -> String {
    let list = products.map { "{\"product\": \($0)}" }.joined(separator: ", ")
    return """
      {"object": "offering", "id": "o-\(key)", "lookup_key": "\(key)", "is_current": \(isCurrent), \
      "packages": {"object": "list", "items": [{"object": "package", "lookup_key": "\(package)", \
      "products": {"object": "list", "items": [\(list)], "next_page": null}}], "next_page": null}}
      """
  }

  private static func manifest(_ tiers: [Tier: [String]], head: [String]) -> String {
    let missing = Tier.required.filter { tiers[$0] == nil }.map(\.rawValue)
    let top = changed(
      ["apiVersion: vitrine.catalog/v1", "entitlement: { identifier: pro }"]
        + (missing.isEmpty ? [] : ["without: [\(missing.joined(separator: ", "))]"]), head)
    let blocks = tiers.sorted { $0.key < $1.key }.map { tier, changes in
      var lines = [
        "tier: \(tier.rawValue)", "product: app.pro.\(tier.rawValue)",
        "type: \(tier.type.rawValue)",
      ]
      lines += tier.period.map { ["period: \($0)"] } ?? []
      lines = changed(lines + ["entitlement: pro"], changes)
      return "  - " + lines.joined(separator: "\n    ") + "\n"
    }
    return top.joined(separator: "\n") + "\ntiers:\n" + blocks.joined()
  }

  private static func storeKitText(
    _ subscription: [String], group: [String], top: [String]
  ) -> String {
    let product = changed(
      [
        "productID: \"app.pro.monthly\"", "type: \"RecurringSubscription\"",
        "displayPrice: \"4.99\"", "recurringSubscriptionPeriod: \"P1M\"", "groupNumber: 1",
        "subscriptionGroupID: \"21450001\"", "familyShareable: false",
        "localizations: [{\"locale\": \"en_US\", \"displayName\": \"Pro\", \"description\": \"All\"}]",
      ], subscription)
    let groupLines = changed(
      ["id: \"21450001\"", "subscriptions: [\n\(object(product, depth: 3))\n    ]"], group)
    let lines = changed(
      [
        "products: []", "subscriptionGroups: [\n\(object(groupLines, depth: 1))\n  ]",
        "version: {\"major\": 4, \"minor\": 0}",
      ], top)
    return object(lines, depth: 0) + "\n"
  }

  /// `key: value` lines as a JSON object.
  private static func object(_ lines: [String], depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let members = lines.map { line -> String in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return "\(margin)  \"\(parts[0])\": \(parts.count > 1 ? parts[1] : "null")"
    }
    return "\(margin){\n\(members.joined(separator: ",\n"))\n\(margin)}"
  }

  /// Lines with others in the place of those that start with the same key.
  private static func changed(_ lines: [String], _ changes: [String]) -> [String] {
    changes.reduce(lines) { lines, change in
      let key = change.drop { $0 == "-" }.prefix { $0 != ":" }
      let index = lines.firstIndex { $0.hasPrefix("\(key):") }
      if change.hasPrefix("-") { return lines.filter { !$0.hasPrefix("\(key):") } }
      guard let index else { return lines + [change] }
      return Array(lines[..<index]) + [change] + Array(lines[(index + 1)...])
    }
  }
}
