internal import Diagnostics
internal import Documents

/// A localization without a name or a description.
enum TextMissing {
  static let about = RuleDescription(
    code: "catalog-text-missing", severity: .error,
    summary: "a localization has no display name or no description",
    rationale: "The store holds a product back until both are there.",
    bad: .monthly("localizations: { en-US: { displayName: Pro } }"),
    good: .monthly("localizations: { en-US: { displayName: Pro, description: All } }"),
    cure: "Write both.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    for text in plan.product.texts {
      for (key, value) in [("displayName", text.name), ("description", text.description)]
      where value?.value.allSatisfy(\.isWhitespace) ?? true {
        findings.report(
          about,
          "tier '\(plan.tier.value.rawValue)' has \(value == nil ? "no" : "a blank") '\(key)' "
            + "in '\(text.locale.value)'",
          at: value?.location ?? text.locale.location,
          details: ["locale": .string(text.locale.value)])
      }
    }
  }
}
