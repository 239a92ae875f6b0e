internal import Diagnostics
internal import Documents

/// An offer of a base plan, as far as a new subscriber meets it.
struct PlayOffer {
  let productID: String
  let basePlanID: String
  let isActive: Bool
  let offer: Placed<IntroductoryOffer>

  /// An offer that says for which base plan it is and how its first phase runs; else nil.
  init?(_ node: Node) {
    guard let productID = node["productId"]?.string, let planID = node["basePlanId"]?.string,
      let phase = node["phases"]?.sequence?.first, let duration = phase["duration"],
      let period = duration.string.flatMap(Period.init(iso:)),
      // An offer for those who upgrade is not what a new subscriber meets.
      node["targeting"]?["upgradeRule"] == nil
    else { return nil }
    self.productID = productID
    self.basePlanID = planID
    isActive = node["state"]?.string.map { $0 == "ACTIVE" } ?? true
    let periods = phase["recurrenceCount"]?.integer ?? 1
    let configs = phase["regionalConfigs"]?.sequence ?? []
    let isFree =
      configs.contains { $0["free"] != nil } || phase["otherRegionsConfig"]?["free"] != nil
    let mode: IntroductoryOffer.Mode =
      isFree ? .free : periods > 1 ? .payAsYouGo : .payUpFront
    offer = Placed(
      IntroductoryOffer(mode: mode, period: period, periods: periods), at: duration.location)
  }
}
