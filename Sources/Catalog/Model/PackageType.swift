/// What RevenueCat's SDK takes a package for; it looks at the identifier and at nothing else
/// (PackageType.swift of purchases-ios, read 2026-11).
package enum PackageType: Sendable, Hashable {
  /// One of the seven known identifiers.
  case known(Tier)
  /// Starts like one, but is none of them: the SDK gives it the type `unknown`.
  case unknown
  /// Any other identifier: the app itself must know what it means.
  case custom

  package init(identifier: String) {
    if let tier = Tier.allCases.first(where: { $0.package == identifier }) {
      self = .known(tier)
    } else {
      self = identifier.hasPrefix("$rc_") ? .unknown : .custom
    }
  }

  /// The plan tag that a purchase is counted under; none without a known type.
  package var planTag: String? {
    switch self {
    case .known(.lifetime): "lifetime"
    case .known: "pro"
    case .unknown, .custom: nil
    }
  }
}
