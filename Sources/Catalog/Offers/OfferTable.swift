internal import Diagnostics
internal import Documents

/// What a person would see on the paywall: the plans in its order, with what each costs.
public struct OfferTable: Sendable {
  /// One plan in one territory.
  struct Row: Sendable {
    let tier: Tier
    let product: String
    let package: String
    /// The plan tag; none for a package without a type.
    let tag: String?
    /// The name in the app's first locale.
    let name: String?
    let isPreselected: Bool
    let price: Money?
    /// The price of a month; none for a lifetime.
    let perMonth: Money?
    let saving: Saving?
    let introductory: String?
  }

  /// What the yearly plan costs less than twelve months.
  struct Saving: Sendable {
    let amount: Money
    /// Whole percent, rounded to the nearest as RevenueCat's paywalls do.
    let percent: Int
  }

  /// The plans of one territory.
  struct Section: Sendable {
    /// Nil where no tier has a price.
    let territory: Territory?
    let rows: [Row]

    var decimals: Int { territory.map { Currency.decimals(of: $0.currency) } ?? 2 }
  }

  let sections: [Section]

  /// The table of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, whatever is wrong with it: what can be told is told.
  ///   - territories: App Store codes; empty for all that have a price, in the catalog's order.
  init(_ catalog: CatalogManifest, territories: [String]) {
    let plans = catalog.paywall
    var codes: [String] = []
    for price in plans.flatMap(\.product.prices) where !codes.contains(price.territory) {
      codes.append(price.territory)
    }
    if !territories.isEmpty { codes = territories }
    let priced = codes.compactMap { Territory(code: $0) }
    sections =
      priced.isEmpty
      ? [Section(territory: nil, rows: Self.rows(catalog, nil))]
      : priced.map { Section(territory: $0, rows: Self.rows(catalog, $0)) }
  }

  private static func rows(_ catalog: CatalogManifest, _ territory: Territory?) -> [Row] {
    let plans = catalog.paywall
    // The yearly plan is preselected; without one, the first that is shown.
    let preselected = plans.first { $0.tier.value == .yearly } ?? plans.first
    let decimals = territory.map { Currency.decimals(of: $0.currency) } ?? 2
    func price(_ plan: CatalogManifest.Plan?) -> Money? {
      territory.flatMap { plan?.product.price(in: $0.code)?.amount }
    }
    let month = price(plans.first { $0.tier.value == .monthly })
    return plans.map { plan in
      let amount = price(plan)
      let perMonth = amount.flatMap { amount in
        plan.tier.value.period.map { period in
          amount.times(
            period.months.denominator, over: period.months.numerator, decimals: decimals)
        }
      }
      let isYearly = plan.tier.value == .yearly
      return Row(
        tier: plan.tier.value, product: plan.product.id.value, package: plan.package.value,
        tag: PackageType(identifier: plan.package.value).planTag, name: name(plan, catalog),
        isPreselected: plan.tier.value == preselected?.tier.value, price: amount,
        perMonth: perMonth, saving: isYearly ? Self.saving(year: amount, month: month) : nil,
        introductory: introductory(plan))
    }
  }

  private static func saving(year: Money?, month: Money?) -> Saving? {
    guard let year, let month, year < month * 12 else { return nil }
    let saved = month * 12 - year
    return Saving(amount: saved, percent: saved.percent(of: month * 12))
  }

  private static func name(_ plan: CatalogManifest.Plan, _ catalog: CatalogManifest) -> String? {
    let texts = plan.product.texts
    let first = catalog.locales.first.flatMap { locale in
      texts.first { $0.locale.value == locale.value }
    }
    return (first ?? texts.first)?.name?.value
  }

  private static func introductory(_ plan: CatalogManifest.Plan) -> String? {
    guard case .offer(let offer) = plan.product.introductory else { return nil }
    return offer.value.description
  }
}
