/// A part of the app or a service that can speak about exposure or access: an open set.
public struct Party: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String

  /// A party by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Superwall, which presents paywalls and assigns treatments.
  public static let superwall = Party(rawValue: "superwall")
  /// RevenueCat's readback of entitlements.
  public static let revenueCat = Party(rawValue: "revenuecat")
  /// The row of the subscriptions table.
  public static let subscriptionRow = Party(rawValue: "subscriptions")
}
