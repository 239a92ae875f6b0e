internal import Diagnostics
internal import Documents

/// A tier whose base plan or purchase option isn't active.
enum PlayNotActive {
  static let about = RuleDescription(
    code: "play-not-active", severity: .error,
    summary: "what Google Play has for a tier is not active",
    rationale:
      "A draft or inactive base plan is offered to nobody; the paywall shows one plan less.",
    bad: .init("json", PlayExample.subscription(state: "DRAFT")),
    good: .init("json", PlayExample.subscription()),
    cure: "Activate it in the Play Console.")

  static func check(
    _ plan: CatalogManifest.Plan, _ item: PlayCatalog.Item, into findings: inout Findings
  ) {
    guard !item.isActive, let state = item.state else { return }
    findings.report(
      about,
      "'\(item.product.id.value)' of the \(plan.tier.value.rawValue) tier is \(state.value)",
      at: state.location, hint: "activate it in the Play Console",
      related: [.init("the catalog's tier", at: plan.tier.location)])
  }
}
