internal import Diagnostics
internal import Documents

/// An introductory offer that Xcode can't run.
enum StoreKitOfferInvalid {
  static let about = RuleDescription(
    code: "storekit-offer-invalid", severity: .error,
    summary: "an introductory offer lacks what it needs, or runs a period that offers do not have",
    rationale: "Xcode refuses the file, or shows the price without the offer.",
    bad: .storeKit(
      "introductoryOffer: {\"paymentMode\": \"trial\", \"subscriptionPeriod\": \"P1W\"}"),
    good: .storeKit(
      "introductoryOffer: {\"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}"),
    cure:
      "Use free, payAsYouGo or payUpFront, one of the eight periods, and a price unless it is free."
  )

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      let list = entry.node["introductoryOffers"]?.sequence ?? []
      for offer in [entry.node["introductoryOffer"]].compactMap(\.self) + list
      where offer.mapping != nil {
        check(offer, of: entry.product.id.value, into: &findings)
      }
    }
  }

  private static func check(_ offer: Node, of id: String, into findings: inout Findings) {
    let modes = IntroductoryOffer.Mode.allCases.map(\.rawValue)
    let mode = offer["paymentMode"]
    if mode?.string.map(modes.contains) != true {
      findings.report(
        about,
        "the introductory offer of '\(id)' has "
          + (mode?.string.map { "the payment mode '\($0)'" } ?? "no payment mode"),
        at: mode?.location ?? offer.location.startOnly,
        hint: "the modes are \(modes.joined(separator: ", "))")
    }
    let period = offer["subscriptionPeriod"]
    if period?.string.map(Period.offered.contains) != true {
      findings.report(
        about,
        "the introductory offer of '\(id)' runs "
          + (period?.string.map { "'\($0)'" } ?? "no period"),
        at: period?.location ?? offer.location.startOnly,
        hint: "offers run \(Period.offered.joined(separator: ", "))")
    }
    guard let word = mode?.string, word != "free", modes.contains(word) else { return }
    guard let price = offer["displayPrice"] else {
      findings.report(
        about, "the introductory offer of '\(id)' is paid and has no price",
        at: offer.location.startOnly, hint: "add 'displayPrice'")
      return
    }
    _ = PriceInvalid.storeKitAmount(price, of: "the introductory offer of '\(id)'", into: &findings)
  }
}
