public import Diagnostics
import Documents

/// No entitlement identifier: the app takes `pro`.
public enum DefaultedEntitlement {
  /// The rule.
  public static let rule = RuleDescription(
    code: "entitlement-id-defaulted", severity: .note,
    summary: "the entitlement identifier is not set, so 'pro' is taken",
    rationale: """
      The app unlocks on the entitlement whose identifier equals this setting to the letter; unset, it is \
      'pro'. If RevenueCat has another, purchases succeed and nothing unlocks.
      """,
    bad: .init("xcconfig", "SOAR_BACKEND_MODE = supabase"),
    good: .init("xcconfig", "SOAR_BACKEND_MODE = supabase\nREVENUECAT_PRO_ENTITLEMENT_ID = pro"),
    cure: "Set REVENUECAT_PRO_ENTITLEMENT_ID to the identifier, not the display name.")

  /// The setting that holds the identifier.
  public static let key = "REVENUECAT_PRO_ENTITLEMENT_ID"

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    let setting = seen[key]
    guard setting?.isBlank ?? true else { return }
    findings.report(
      rule, "\(key) is \(setting == nil ? "not set" : "empty"), so the app takes 'pro'",
      at: setting?.location ?? Location(file: seen.file.string),
      hint: "set \(key) to the identifier in RevenueCat")
  }
}
