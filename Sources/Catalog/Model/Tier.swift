/// What a person can choose on the paywall, from the shortest to the longest.
public enum Tier: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Renews every week.
  case weekly
  /// Renews every month.
  case monthly
  /// Renews every two months.
  case twoMonth = "two-month"
  /// Renews every three months.
  case threeMonth = "three-month"
  /// Renews every six months.
  case sixMonth = "six-month"
  /// Renews every year.
  case yearly
  /// Bought once, owned for good.
  case lifetime

  /// The tiers that a catalog has unless it says that one is missing on purpose.
  public static let required: [Tier] = [.monthly, .yearly, .lifetime]

  /// Orders as the paywall does: monthly, yearly, lifetime, and the others by their length.
  public static func < (left: Tier, right: Tier) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How often it renews; nil for what is bought once.
  package var period: Period? {
    switch self {
    case .weekly: Period(1, .week)
    case .monthly: Period(1, .month)
    case .twoMonth: Period(2, .month)
    case .threeMonth: Period(3, .month)
    case .sixMonth: Period(6, .month)
    case .yearly: Period(1, .year)
    case .lifetime: nil
    }
  }

  /// The type of its product.
  package var type: ProductType { self == .lifetime ? .nonConsumable : .autoRenewable }

  /// The identifier of RevenueCat's package for it.
  package var package: String {
    switch self {
    case .weekly: "$rc_weekly"
    case .monthly: "$rc_monthly"
    case .twoMonth: "$rc_two_month"
    case .threeMonth: "$rc_three_month"
    case .sixMonth: "$rc_six_month"
    case .yearly: "$rc_annual"
    case .lifetime: "$rc_lifetime"
    }
  }
}
