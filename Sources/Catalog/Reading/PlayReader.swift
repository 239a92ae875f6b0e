internal import Diagnostics
internal import Documents

/// Reads what the Google Play Developer API (v3) answers: subscriptions with base plans, their
/// offers, one-time products, and the older in-app products.
struct PlayReader {
  private(set) var catalog = PlayCatalog()
  private(set) var findings = Findings()
  private var offers: [PlayOffer] = []

  /// Adds what a file holds.
  mutating func add(_ path: Path, _ root: Node) {
    catalog.files.append(path.string)
    let before = (catalog.items.count, offers.count, findings.all.count)
    let wasKnown = visit(root)
    let after = (catalog.items.count, offers.count, findings.all.count)
    guard !wasKnown, before == after else { return }
    findings.report(
      PlayShape.about, "'\(path.name)' holds no subscriptions, offers or one-time products",
      at: Location(file: path.string),
      hint: "export the answer of monetization.subscriptions.list or onetimeproducts.list")
  }

  /// The catalog, with each base plan's offer to new subscribers.
  mutating func joined() -> PlayCatalog {
    let active = Dictionary(
      offers.filter(\.isActive).map { ("\($0.productID):\($0.basePlanID)", $0) },
      uniquingKeysWith: { first, _ in first })
    for index in catalog.items.indices {
      let item = catalog.items[index]
      guard let plan = item.basePlanID else { continue }
      let own = active["\(item.productID.value):\(plan.value)"]
      let none: Introductory = catalog.hasOffers ? .none(item.product.id.location) : .unstated
      catalog.items[index].product = item.product.with(own.map { .offer($0.offer) } ?? none)
    }
    return catalog
  }

  /// Reads whatever a value is; false where it is nothing that Google Play answers.
  @discardableResult
  private mutating func visit(_ node: Node) -> Bool {
    if let elements = node.sequence {
      return elements.reduce(false) { known, element in visit(element) || known }
    }
    checkPage(node)
    let lists = ["subscriptions", "oneTimeProducts", "inappproduct", "subscriptionOffers"]
    let known = lists.filter { node[$0]?.sequence != nil }
    if node["subscriptionOffers"] != nil { catalog.hasOffers = true }
    for key in known { for element in node[key]?.sequence ?? [] { visit(element) } }
    if !known.isEmpty { return true }
    if node["offerId"] != nil {
      offers += [PlayOffer(node)].compactMap(\.self)
      catalog.hasOffers = true
    } else if node["basePlans"] != nil {
      subscription(node)
    } else if node["purchaseOptions"] != nil {
      oneTime(node)
    } else if node["sku"] != nil {
      inApp(node)
    } else {
      return false
    }
    return true
  }

  private mutating func checkPage(_ node: Node) {
    guard let token = node["nextPageToken"] ?? node["tokenPagination"]?["nextPageToken"],
      let text = token.string, !text.isEmpty
    else { return }
    catalog.isIncomplete = true
    PlayExportIncomplete.report(token, into: &findings)
  }

  private mutating func subscription(_ node: Node) {
    guard let fields = Fields(node, "a subscription", .play, into: &findings) else { return }
    fields.require("productId", into: &findings)
    guard let id = fields.text("productId", into: &findings) else { return }
    let texts = listings(fields, owner: id.value, isSubscription: true)
    for node in fields.list("basePlans", into: &findings) {
      let name = "a base plan of '\(id.value)'"
      guard let plan = Fields(node, name, .play, into: &findings) else { continue }
      plan.require("basePlanId", into: &findings)
      guard let planID = plan.text("basePlanId", into: &findings) else { continue }
      let (type, period) = basePlanType(plan)
      let product = Product(
        id: Placed("\(id.value):\(planID.value)", at: planID.location), type: type,
        period: period,
        prices: PlayPrice.regional(
          plan.list("regionalConfigs", into: &findings), of: name, into: &findings),
        texts: texts)
      catalog.items.append(
        PlayCatalog.Item(
          productID: id, basePlanID: planID, state: plan.text("state", into: &findings),
          product: product))
    }
  }

  private mutating func basePlanType(
    _ plan: Fields
  ) -> (type: Placed<ProductType>?, period: Placed<Period>?) {
    let kinds: [(key: String, type: ProductType)] = [
      ("autoRenewingBasePlanType", .autoRenewable), ("prepaidBasePlanType", .prepaid),
      ("installmentsBasePlanType", .autoRenewable),
    ]
    guard let kind = kinds.first(where: { plan[$0.key] != nil }), let node = plan[kind.key] else {
      findings.report(
        PlayShape.about, "\(plan.name) has no type", at: plan.start,
        hint: "export it whole, with 'autoRenewingBasePlanType'")
      return (nil, nil)
    }
    let text = node["billingPeriodDuration"]
    let period = text?.string.flatMap { Period(iso: $0) }
    return (
      Placed(kind.type, at: plan.place(of: kind.key)),
      period.map { Placed($0, at: text?.location ?? node.location) }
    )
  }

  private mutating func oneTime(_ node: Node) {
    guard let fields = Fields(node, "a one-time product", .play, into: &findings) else { return }
    fields.require("productId", into: &findings)
    guard let id = fields.text("productId", into: &findings) else { return }
    let texts = listings(fields, owner: id.value, isSubscription: false)
    let options = fields.list("purchaseOptions", into: &findings)
    // An option to rent is no lifetime; the option to buy is what the catalog is about.
    guard let option = options.first(where: { $0["buyOption"] != nil }) ?? options.first,
      let buy = Fields(option, "a purchase option of '\(id.value)'", .play, into: &findings)
    else { return }
    let isRent = buy["rentOption"] != nil
    catalog.items.append(
      PlayCatalog.Item(
        productID: id, basePlanID: nil, state: buy.text("state", into: &findings),
        product: Product(
          id: id, type: Placed(isRent ? .nonRenewing : .oneTime, at: id.location),
          prices: PlayPrice.regional(
            buy.list("regionalPricingAndAvailabilityConfigs", into: &findings), of: buy.name,
            into: &findings),
          texts: texts)))
  }

  /// A product of the older resource: one price a region, in micros.
  private mutating func inApp(_ node: Node) {
    guard let fields = Fields(node, "an in-app product", .play, into: &findings),
      let id = fields.text("sku", into: &findings)
    else { return }
    let isSubscription = fields["purchaseType"]?.string == "subscription"
    let period = fields.text("subscriptionPeriod", into: &findings).flatMap { text in
      Period(iso: text.value).map { Placed($0, at: text.location) }
    }
    let prices = fields.mapping("prices", into: &findings).compactMap { entry in
      PlayPrice.micros(entry, of: "'\(id.value)'", into: &findings)
    }
    catalog.items.append(
      PlayCatalog.Item(
        productID: id, basePlanID: isSubscription ? id : nil,
        state: fields.text("status", into: &findings),
        product: Product(
          id: id, type: Placed(isSubscription ? .autoRenewable : .oneTime, at: id.location),
          period: period, prices: prices)))
  }

  private mutating func listings(
    _ fields: Fields, owner: String, isSubscription: Bool
  ) -> [ProductText] {
    fields.list("listings", into: &findings).compactMap { node in
      guard
        let listing = Fields(node, "a listing of '\(owner)'", .play, into: &findings),
        let locale = listing.text("languageCode", into: &findings)
      else { return nil }
      let title = listing.text("title", into: &findings)
      let description = listing.text("description", into: &findings)
      let benefits = listing["benefits"].flatMap { node in
        node.sequence.map { Placed($0.count, at: node.location) }
      }
      catalog.listings.append(
        PlayCatalog.Listing(
          owner: owner, isSubscription: isSubscription, title: title, description: description,
          benefits: benefits))
      return ProductText(locale: locale, name: title, description: description)
    }
  }
}

extension Product {
  /// The product with another offer to new subscribers.
  fileprivate func with(_ introductory: Introductory) -> Product {
    Product(
      id: id, type: type, period: period, group: group, level: level, prices: prices,
      introductory: introductory, familySharing: familySharing, texts: texts)
  }
}
