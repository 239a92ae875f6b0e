/// Small answers of the Google Play Developer API: what the rules' examples are made of.
enum PlayExample {
  /// A list with one subscription of one base plan.
  static func subscription(
    _ id: String = "app.pro.monthly", state: String = "ACTIVE", period: String = "P1M",
    type: String = "autoRenewingBasePlanType", prices: String = "", listing: String = "",
    token: String? = nil, more: String = ""
  ) -> String {
    let next = token.map { ",\n  \"nextPageToken\": \"\($0)\"" } ?? ""
    let texts = listing.isEmpty ? "" : ",\n      \"listings\": [\(listing)]"
    let configs = prices.isEmpty ? "" : ", \"regionalConfigs\": [\(prices)]"
    return """
      {
        "subscriptions": [
          {
            "productId": "\(id)",
            "basePlans": [
              {"basePlanId": "month", "state": "\(state)", \
      "\(type)": {"billingPeriodDuration": "\(period)"}\(configs)}\(more)
            ]\(texts)
          }
        ]\(next)
      }
      """
  }
}
