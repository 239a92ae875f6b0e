/// What RevenueCat takes a package for, by its identifier alone: the product in it may differ.
public enum PackageType: Sendable, Hashable, CaseIterable {
  case weekly, monthly, twoMonth, threeMonth, sixMonth, annual, lifetime
  /// An identifier that begins like RevenueCat's own, but isn't known.
  case unknown
  /// An identifier of the app's own.
  case custom

  /// The type of a package.
  ///
  /// - Parameter identifier: The package's identifier, such as `$rc_annual`; there is no
  ///   `$rc_yearly`.
  public init(identifier: String) {
    switch identifier {
    case "$rc_weekly": self = .weekly
    case "$rc_monthly": self = .monthly
    case "$rc_two_month": self = .twoMonth
    case "$rc_three_month": self = .threeMonth
    case "$rc_six_month": self = .sixMonth
    case "$rc_annual": self = .annual
    case "$rc_lifetime": self = .lifetime
    default: self = identifier.hasPrefix("$rc_") ? .unknown : .custom
    }
  }

  /// The tag of a purchase for analytics; none for a package whose length nobody knows.
  public var planTag: PlanTag? {
    switch self {
    case .weekly, .monthly, .twoMonth, .threeMonth, .sixMonth, .annual: .pro
    case .lifetime: .lifetime
    case .unknown, .custom: nil
    }
  }

  /// The place in a paywall: from the shortest period to a lifetime, then what has no known length.
  var place: Int {
    switch self {
    case .weekly: 0
    case .monthly: 1
    case .twoMonth: 2
    case .threeMonth: 3
    case .sixMonth: 4
    case .annual: 5
    case .lifetime: 6
    case .unknown, .custom: 7
    }
  }
}
