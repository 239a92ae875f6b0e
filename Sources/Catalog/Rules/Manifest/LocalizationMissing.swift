internal import Diagnostics
internal import Documents

/// A tier without a name and description in a locale of the app.
enum LocalizationMissing {
  static let about = RuleDescription(
    code: "catalog-localization-missing", severity: .error,
    summary: "a tier has no name and description in a locale of the app",
    rationale: "People would read another language on the purchase sheet.",
    bad: .monthly(
      "localizations: { en-US: { displayName: Pro, description: All } }",
      head: ["locales: [en-US, de-DE]"]),
    good: .monthly(
      "localizations: { en-US: { displayName: Pro, description: All } }",
      head: ["locales: [en-US]"]),
    cure: "Add the localization.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    for plan in catalog.plans {
      let known = plan.product.texts.map(\.locale.value)
      for locale in catalog.locales where !known.contains(locale.value) {
        let near = known.first {
          $0.replacing("_", with: "-").lowercased()
            == locale.value.replacing("_", with: "-").lowercased()
        }
        findings.report(
          about, "tier '\(plan.tier.value.rawValue)' has no texts for '\(locale.value)'",
          at: plan.tier.location,
          hint: near.map { "it has '\($0)'; write the locale as 'locales' does" }
            ?? "add '\(locale.value)' to its localizations",
          related: [.init("the app's locale", at: locale.location)],
          details: ["locale": .string(locale.value)])
      }
    }
  }
}
