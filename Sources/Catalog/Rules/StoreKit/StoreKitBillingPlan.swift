internal import Diagnostics
internal import Documents

/// A yearly commitment whose months don't add up.
enum StoreKitBillingPlan {
  static let about = RuleDescription(
    code: "storekit-billing-plan", severity: .warning,
    summary: "a plan that is paid by the month does not add up to its commitment",
    rationale: "People would agree to one sum and be charged another.",
    bad: .storeKit(
      "recurringSubscriptionPeriod: \"P1Y\"",
      "billingPlans: [{\"billingPlanType\": \"MONTHLY\", \"displayPrice\": \"0.50\", "
        + "\"commitmentDisplayPrice\": \"6.60\"}]", top: ["version: {\"major\": 5, \"minor\": 0}"]),
    good: .storeKit(
      "recurringSubscriptionPeriod: \"P1Y\"",
      "billingPlans: [{\"billingPlanType\": \"MONTHLY\", \"displayPrice\": \"0.50\", "
        + "\"commitmentDisplayPrice\": \"6.00\"}]", top: ["version: {\"major\": 5, \"minor\": 0}"]),
    cure: "Make the commitment twelve times the month.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    for entry in file.entries {
      for plan in entry.node["billingPlans"]?.sequence ?? [] {
        check(plan, entry.product, into: &findings)
      }
    }
  }

  private static func check(_ plan: Node, _ product: Product, into findings: inout Findings) {
    let owner = "a billing plan of '\(product.id.value)'"
    let month = plan["displayPrice"].flatMap {
      PriceInvalid.storeKitAmount($0, of: owner, into: &findings)
    }
    let whole = plan["commitmentDisplayPrice"].flatMap {
      PriceInvalid.storeKitAmount($0, of: owner, into: &findings)
    }
    guard plan["billingPlanType"]?.string == "MONTHLY", let month, let whole,
      product.period?.value == Tier.yearly.period, month.value * 12 != whole.value
    else { return }
    findings.report(
      about, "\(owner) commits to \(whole.value), twelve months are \(month.value * 12)",
      at: whole.location, related: [.init("the month", at: month.location)])
  }
}
