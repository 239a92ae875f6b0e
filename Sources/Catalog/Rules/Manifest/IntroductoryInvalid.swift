internal import Diagnostics
internal import Documents

/// An introductory offer that Apple doesn't have.
enum IntroductoryInvalid {
  static let about = RuleDescription(
    code: "catalog-introductory-invalid", severity: .error,
    summary: "an introductory offer is one that the App Store does not have",
    rationale: "Offers are for auto-renewable subscriptions, and run one of eight periods.",
    bad: .monthly("introductory: { mode: free, period: P5D }"),
    good: .monthly("introductory: { mode: free, period: P1W }"),
    cure: "Use one of the periods that the finding names; a lifetime has no offer.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    guard case .offer(let offer) = plan.product.introductory else { return }
    let tier = plan.tier.value.rawValue
    if plan.tier.value == .lifetime {
      findings.report(
        about, "tier 'lifetime' has an introductory offer", at: offer.location,
        hint: "leave 'introductory' out")
    } else if !Period.offered.contains(offer.value.period.description) {
      findings.report(
        about, "the introductory offer of tier '\(tier)' runs '\(offer.value.period)'",
        at: offer.location, hint: "offers run \(Period.offered.joined(separator: ", "))")
    } else if !(1...12).contains(offer.value.periods)
      || offer.value.mode != .payAsYouGo && offer.value.periods > 1
    {
      findings.report(
        about, "the introductory offer of tier '\(tier)' runs \(offer.value.periods) periods",
        at: offer.location, hint: "only payAsYouGo runs several, at most 12")
    }
  }
}
