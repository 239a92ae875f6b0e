public import Diagnostics
import Documents

/// No key for purchases: a way to run the app, but worth knowing before a release.
public enum UnconfiguredPurchases {
  /// The rule.
  public static let rule = RuleDescription(
    code: "purchases-not-configured", severity: .note,
    summary: "purchases are not configured",
    rationale: """
      Without REVENUECAT_IOS_KEY the app runs all the same: the paywall shows its unavailable card, the gate \
      stays locked, and nobody can buy.
      """,
    bad: .init("xcconfig", "SOAR_BACKEND_MODE = supabase\nREVENUECAT_IOS_KEY ="),
    good: .init("xcconfig", "SOAR_BACKEND_MODE = supabase\nREVENUECAT_IOS_KEY = appl_ExampleOnly"),
    cure: "Set REVENUECAT_IOS_KEY to the app's public key, in a file that git does not track.")

  /// The setting that holds RevenueCat's public key.
  public static let key = "REVENUECAT_IOS_KEY"

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    let setting = seen[key]
    guard setting?.isBlank ?? true else { return }
    findings.report(
      rule,
      "\(key) is \(setting == nil ? "not set" : "empty"): purchases are not configured, the paywall shows its "
        + "unavailable card and the gate stays locked",
      at: setting?.location ?? Location(file: seen.file.string),
      hint: "set \(key) if this build is to sell")
  }
}
