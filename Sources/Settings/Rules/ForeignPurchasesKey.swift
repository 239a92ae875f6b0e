import Diagnostics

/// A key for purchases that belongs to another store.
enum ForeignPurchasesKey {
  static let rule = RuleDescription(
    code: "purchases-key-foreign", severity: .warning,
    summary: "the key for purchases is not one for Apple's store",
    rationale: """
      RevenueCat's public keys start with their store's mark, appl_ for Apple's. With another store's key the \
      app's offerings are empty on every device.
      """,
    bad: .init("xcconfig", "REVENUECAT_IOS_KEY = goog_ExampleOnly"),
    good: .init("xcconfig", "REVENUECAT_IOS_KEY = appl_ExampleOnly"),
    cure: "Take the key of the Apple app from RevenueCat's project settings.")

  /// The marks of RevenueCat's other public keys, from its documentation on API keys.
  private static let foreign = [
    "goog_": "Google Play", "amzn_": "Amazon", "strp_": "Stripe", "rcb_": "the web",
    "test_": "the test store",
    "mac_": "the Mac App Store",
  ]

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard let setting = seen[UnconfiguredPurchases.key],
      let mark = foreign.keys.sorted().first(where: { setting.value.hasPrefix($0) }),
      let store = foreign[mark]
    else { return }
    findings.report(
      rule,
      "\(setting.name) starts with '\(mark)': it is a key for \(store), not for Apple's store",
      at: setting.location.secret, hint: "take the key that starts with 'appl_'")
  }
}
