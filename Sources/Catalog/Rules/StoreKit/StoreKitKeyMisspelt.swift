internal import Diagnostics
internal import Documents

/// A key that looks like one of Xcode's and isn't.
enum StoreKitKeyMisspelt {
  static let about = RuleDescription(
    code: "storekit-key-misspelt", severity: .error,
    summary: "a key of the StoreKit file is not the one that Xcode writes",
    rationale:
      "Xcode passes over a key that it doesn't know: the value might as well not be there.",
    bad: .storeKit("-familyShareable", "familySharable: true"),
    good: .storeKit("familyShareable: true"),
    cure: "Use the key that the finding names.")

  /// The parts of a file, each with the keys that Xcode writes in versions 1 to 5, and the words that
  /// hand-written files use for them.
  private struct Part {
    let name: String
    let keys: [String]
    let mistaken: [String: String]
  }

  private static let top = Part(
    name: "the file",
    keys: [
      "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings",
      "subscriptionGroups", "subscriptionOffersKeyPair", "version",
    ],
    mistaken: [
      "nonConsumableProducts": "products", "consumableProducts": "products",
      "subscriptions": "subscriptionGroups",
    ])
  private static let group = Part(
    name: "a subscription group", keys: ["id", "localizations", "name", "subscriptions"],
    mistaken: ["identifier": "id", "groupID": "id"])
  private static let product = Part(
    name: "a product",
    keys: [
      "adHocOffers", "billingPlans", "codeOffers", "displayPrice", "familyShareable",
      "groupNumber", "internalID", "introductoryOffer", "introductoryOffers", "localizations",
      "productID", "recurringSubscriptionPeriod", "referenceName", "subscriptionGroupID", "type",
      "winbackOffers",
    ],
    mistaken: [
      "identifier": "productID", "subscriptionGroupNumber": "groupNumber",
      "adHocOfferCodesEnabled": "adHocOffers", "price": "displayPrice",
      "subscriptionPeriod": "recurringSubscriptionPeriod",
    ])
  private static let localization = Part(
    name: "a localization", keys: ["description", "displayName", "locale"],
    mistaken: ["name": "displayName", "language": "locale"])
  private static let offer = Part(
    name: "an introductory offer",
    keys: [
      "billingPlanType", "displayPrice", "internalID", "numberOfPeriods", "paymentMode",
      "subscriptionPeriod",
    ],
    mistaken: [
      "duration": "subscriptionPeriod", "durationUnit": "subscriptionPeriod",
      "offerMode": "paymentMode", "mode": "paymentMode",
    ])

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    let isKnown = file.isKnownVersion
    check(file.root, top, isKnown, into: &findings)
    for node in file.root["subscriptionGroups"]?.sequence ?? [] {
      check(node, group, isKnown, into: &findings)
      for text in node["localizations"]?.sequence ?? [] {
        check(text, localization, isKnown, into: &findings)
      }
    }
    for entry in file.entries {
      check(entry.node, product, isKnown, into: &findings)
      for text in entry.node["localizations"]?.sequence ?? [] {
        check(text, localization, isKnown, into: &findings)
      }
      if let node = entry.node["introductoryOffer"] { check(node, offer, isKnown, into: &findings) }
    }
  }

  /// A key of a newer version may be near one of these by chance, so there only known mistakes count.
  private static func check(
    _ node: Node, _ part: Part, _ isKnownVersion: Bool, into findings: inout Findings
  ) {
    for entry in node.mapping ?? [] where !part.keys.contains(entry.key) {
      let near = isKnownVersion ? nearestMatch(to: entry.key, in: part.keys) : nil
      guard let meant = part.mistaken[entry.key] ?? near else { continue }
      findings.report(
        about, "\(part.name) has the key '\(entry.key)', which Xcode does not know",
        at: entry.keyLocation, hint: "write '\(meant)'")
    }
  }
}
