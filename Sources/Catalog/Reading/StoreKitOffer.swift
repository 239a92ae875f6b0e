internal import Diagnostics
internal import Documents

/// The introductory offer of a product in a StoreKit file, under either of its keys.
enum StoreKitOffer {
  /// Version 5 writes a list beside, or instead of, the single offer of the versions before it.
  static func introductory(_ fields: Fields, into findings: inout Findings) -> Introductory {
    let list = fields.list("introductoryOffers", into: &findings)
    guard let node = fields["introductoryOffer"] ?? list.first else {
      let isStated = fields.node["introductoryOffer"] ?? fields.node["introductoryOffers"]
      return isStated.map { .none($0.location) } ?? .unstated
    }
    return offer(node, of: fields.name, into: &findings).map { .offer($0) } ?? .unstated
  }

  private static func offer(
    _ node: Node, of product: String, into findings: inout Findings
  ) -> Placed<IntroductoryOffer>? {
    guard
      let fields = Fields(
        node, "the introductory offer of \(product)", .storeKit, into: &findings)
    else { return nil }
    let mode = fields.text("paymentMode", into: &findings)
    let period = fields.text("subscriptionPeriod", into: &findings)
    let periods = fields.integer("numberOfPeriods", into: &findings)
    guard let mode = mode.flatMap({ IntroductoryOffer.Mode(rawValue: $0.value) }),
      let text = period, let length = Period(iso: text.value)
    else { return nil }
    return Placed(
      IntroductoryOffer(mode: mode, period: length, periods: periods?.value ?? 1),
      at: text.location)
  }
}
