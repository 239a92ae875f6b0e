import Diagnostics

/// A key that only a server may hold, in what is built into the app.
enum ServerKeyInApp {
  static let rule = RuleDescription(
    code: "server-key-in-app", severity: .error,
    summary: "a key for servers is built into the app",
    rationale: """
      Whatever is in an app can be read by everybody who has it. A service-role key opens the whole database, \
      past every row policy; a secret API key can grant and refund purchases.
      """,
    bad: .init("xcconfig", "REVENUECAT_IOS_KEY = sk_ExampleOnly"),
    good: .init("xcconfig", "REVENUECAT_IOS_KEY = appl_ExampleOnly"),
    cure: "Revoke the key, and put the public one in its place.")

  /// How keys for servers start: RevenueCat and Stripe, Supabase.
  private static let marks = ["sk_", "rk_live_", "sb_secret_", "sbp_", "whsec_"]

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    for name in seen.names {
      guard let setting = seen[name], !setting.isBlank, let reason = reason(setting) else {
        continue
      }
      findings.report(
        rule, "'\(name)' holds \(reason), which anybody who has the app can read",
        at: setting.location.secret, hint: "revoke the key, and put the public one in its place")
    }
  }

  private static func reason(_ setting: ResolvedSetting) -> String? {
    if let mark = marks.first(where: { setting.value.hasPrefix($0) }) {
      return "a key for servers ('\(mark)…')"
    }
    let isRoleKey = setting.name.uppercased().contains("SERVICE_ROLE")
    return isRoleKey && !PlaceholderSetting.isPlaceholder(setting.value)
      ? "a service-role key" : nil
  }
}
