internal import Diagnostics
internal import Documents

/// An introductory offer under both of its keys.
enum StoreKitOfferTwice {
  static let about = RuleDescription(
    code: "storekit-offer-twice", severity: .warning,
    summary: "an introductory offer stands under 'introductoryOffer' and 'introductoryOffers'",
    rationale:
      "Version 5 has the list, older ones the single offer; with both, one is passed over.",
    bad: .storeKit(
      "introductoryOffer: {\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}",
      "introductoryOffers: [{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}]"),
    good: .storeKit(
      "introductoryOffers: [{\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}]"),
    cure: "Keep the key that the file's version has.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      guard let single = entry.node["introductoryOffer"], single.mapping != nil,
        let list = entry.node["introductoryOffers"], list.sequence?.isEmpty == false
      else { continue }
      findings.report(
        about, "the introductory offer of '\(entry.product.id.value)' is there twice",
        at: list.location.startOnly, hint: "keep the key that the file's version has",
        related: [.init("the other", at: single.location.startOnly)])
    }
  }
}
