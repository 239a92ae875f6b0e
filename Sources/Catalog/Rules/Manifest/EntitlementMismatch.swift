internal import Diagnostics
internal import Documents

/// A tier that unlocks something else than the catalog's one entitlement.
enum EntitlementMismatch {
  static let about = RuleDescription(
    code: "catalog-entitlement-mismatch", severity: .error,
    summary: "a tier does not map to the entitlement's identifier, to the letter",
    rationale: """
      The app looks the entitlement up by its identifier. Another case, a space, an accent or the \
      display name finds nothing: the purchase succeeds and Pro stays locked.
      """,
    bad: .monthly("entitlement: App Pro"),
    good: .monthly("entitlement: pro"),
    cure: "Write the identifier exactly as RevenueCat has it under 'Identifier'.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    guard let expected = catalog.entitlement else { return }
    for plan in catalog.plans {
      guard let own = plan.entitlement, !isSame(own.value, expected.value) else { continue }
      findings.report(
        about, "tier '\(plan.tier.value.rawValue)' maps to the entitlement '\(own.value)'",
        at: own.location, hint: hint(own.value, catalog, expected: expected.value),
        related: [
          .init("the entitlement's identifier is '\(expected.value)'", at: expected.location)
        ]
      )
    }
  }

  private static func hint(_ own: String, _ catalog: CatalogManifest, expected: String) -> String {
    if let name = catalog.entitlementName, isSame(name.value, own) {
      return "that is its display name; the identifier is '\(expected)'"
    }
    return "write '\(expected)': all tiers map to one and the same entitlement"
  }

  /// Whether two identifiers are the same to the letter.
  ///
  /// Scalars are compared, since an accent that is composed and one that isn't are two identifiers.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }
}
