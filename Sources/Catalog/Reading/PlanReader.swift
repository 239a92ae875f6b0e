internal import Diagnostics
internal import Documents

/// Reads the tiers of a catalog manifest.
struct PlanReader {
  private(set) var findings = Findings()

  /// One tier; nil where it can't be told which tier it is or which product it sells.
  mutating func plan(_ node: Node) -> CatalogManifest.Plan? {
    let name = node["tier"]?.string.map { "tier '\($0)'" } ?? "the tier"
    guard let fields = Fields(node, name, .manifest, into: &findings) else { return nil }
    KeyUnknown.check(fields, ManifestKeys.tier, into: &findings)
    fields.require("tier", "product", "type", "entitlement", into: &findings)
    let word = fields.text("tier", into: &findings)
    let tier = word.flatMap { ValueUnknown.tier($0, "tier", into: &findings) }
    if let tier, tier != .lifetime { fields.require("period", into: &findings) }
    let product = product(fields)
    let package = fields.text("package", into: &findings)
    let entitlement = entitlement(fields)
    let play = fields["play"].flatMap { self.play($0, name) }
    guard let word, let tier, let product else { return nil }
    return CatalogManifest.Plan(
      tier: Placed(tier, at: word.location), product: product,
      package: package ?? Placed(tier.package, at: word.location), entitlement: entitlement,
      play: play)
  }

  private mutating func product(_ fields: Fields) -> Product? {
    let type = fields.text("type", into: &findings).flatMap { word in
      ValueUnknown.type(word, into: &findings).map { Placed($0, at: word.location) }
    }
    let period = period("period", fields)
    let level = fields.integer("level", into: &findings)
    if let level, level.value < 1 {
      findings.report(
        ValueOfWrongKind.about, "'level' of \(fields.name) is \(level.value); levels start at 1",
        at: level.location)
    }
    let group = fields.text("group", into: &findings)
    let prices = prices(fields)
    let introductory = introductory(fields)
    let sharing = fields.bool("familySharing", into: &findings)
    let texts = texts(fields)
    guard let id = fields.text("product", into: &findings) else { return nil }
    return Product(
      id: id, type: type, period: period, group: group, level: level, prices: prices,
      introductory: introductory, familySharing: sharing, texts: texts)
  }

  /// A tier's one entitlement; a list is named for what it is.
  private mutating func entitlement(_ fields: Fields) -> Placed<String>? {
    if let list = fields["entitlement"]?.sequence {
      findings.report(
        EntitlementMismatch.about,
        "\(fields.name) maps to \(list.count) entitlements; a tier maps to exactly one",
        at: fields["entitlement"]?.location, hint: "write the identifier alone")
      return nil
    }
    return fields.text("entitlement", into: &findings)
  }

  private mutating func period(_ key: String, _ fields: Fields) -> Placed<Period>? {
    guard let word = fields.text(key, into: &findings) else { return nil }
    guard let period = Period(iso: word.value) else {
      findings.report(
        ValueUnknown.about, "'\(key)' of \(fields.name) is '\(word.value)', which is no period",
        at: word.location, hint: "write it as \(Period.sold.joined(separator: ", "))")
      return nil
    }
    return Placed(period, at: word.location)
  }

  private mutating func prices(_ fields: Fields) -> [Price] {
    fields.mapping("prices", into: &findings).compactMap { entry in
      guard let territory = Territory(code: entry.key) else {
        TerritoryUnknown.report(entry.key, at: entry.keyLocation, into: &findings)
        return nil
      }
      guard let amount = PriceInvalid.amount(entry.value, of: fields.name, into: &findings) else {
        return nil
      }
      return Price(
        territory: territory.code, currency: territory.currency, amount: amount,
        location: entry.value.location)
    }
  }

  private mutating func introductory(_ fields: Fields) -> Introductory {
    guard let node = fields["introductory"] else { return .unstated }
    if node.isNull { return .none(node.location) }
    guard
      let offer = Fields(node, "'introductory' of \(fields.name)", .manifest, into: &findings)
    else { return .unstated }
    KeyUnknown.check(offer, ManifestKeys.introductory, into: &findings)
    offer.require("mode", "period", into: &findings)
    let periods = offer.integer("periods", into: &findings)
    guard let word = offer.text("mode", into: &findings),
      let mode = ValueUnknown.mode(word, into: &findings), let period = period("period", offer)
    else { return .unstated }
    return .offer(
      Placed(
        IntroductoryOffer(mode: mode, period: period.value, periods: periods?.value ?? 1),
        at: period.location))
  }

  private mutating func texts(_ fields: Fields) -> [ProductText] {
    fields.mapping("localizations", into: &findings).compactMap { entry in
      let name = "'\(entry.key)' of \(fields.name)"
      guard let text = Fields(entry.value, name, .manifest, into: &findings) else { return nil }
      KeyUnknown.check(text, ManifestKeys.text, into: &findings)
      return ProductText(
        locale: Placed(entry.key, at: entry.keyLocation),
        name: text.text("displayName", into: &findings),
        description: text.text("description", into: &findings))
    }
  }

  private mutating func play(_ node: Node, _ tier: String) -> CatalogManifest.PlayReference? {
    guard let fields = Fields(node, "'play' of \(tier)", .manifest, into: &findings) else {
      return nil
    }
    KeyUnknown.check(fields, ManifestKeys.play, into: &findings)
    return CatalogManifest.PlayReference(
      product: fields.text("product", into: &findings),
      basePlan: fields.text("basePlan", into: &findings),
      prices: fields["prices"] == nil ? nil : prices(fields))
  }
}
