public import Diagnostics
public import Documents

/// What the app's settings say of purchases, in one variant of its build.
///
/// The value of the key is not here: whether it is set is all that a check may know.
public struct PurchaseSettings: Sendable {
  /// The setting that holds the entitlement's identifier.
  public static let entitlementKey = "REVENUECAT_PRO_ENTITLEMENT_ID"
  /// The setting that holds RevenueCat's public key.
  public static let keyKey = "REVENUECAT_IOS_KEY"
  /// The identifier that the app takes where none is set.
  public static let usual = "pro"

  /// The identifier as the app sees it, after expansion; nil where it is missing or blank.
  public let entitlement: Placed<String>?
  /// The lines that the identifier comes from, beside its own.
  public let trail: [Finding.Related]
  /// Whether RevenueCat's key is set.
  public let hasKey: Bool
  /// The file that the settings are read from.
  public let location: Location

  /// What the settings say.
  ///
  /// - Parameters:
  ///   - entitlement: The identifier after expansion, with the place that gives it.
  ///   - trail: The lines that it comes from, beside that place.
  ///   - hasKey: Whether RevenueCat's key is set and not blank.
  ///   - location: The file that the settings are read from.
  public init(
    entitlement: Placed<String>?, trail: [Finding.Related] = [], hasKey: Bool, location: Location
  ) {
    let isBlank = entitlement?.value.allSatisfy(\.isWhitespace) ?? true
    self.entitlement = isBlank ? nil : entitlement
    self.trail = trail
    self.hasKey = hasKey
    self.location = location
  }
}
