internal import Diagnostics
internal import Documents

/// An entitlement's identifier that RevenueCat doesn't take.
enum EntitlementInvalid {
  /// Source: RevenueCat API v2, `lookup_key` of an entitlement, 2026-11.
  private static let limit = 200

  static let about = RuleDescription(
    code: "catalog-entitlement-invalid", severity: .error,
    summary: "the entitlement's identifier is blank, padded with spaces, or too long",
    rationale: "A space at an end is seen by nobody but the comparison.",
    bad: .monthly("entitlement: \"pro \"", head: ["entitlement: { identifier: \"pro \" }"]),
    good: .monthly(),
    cure: "Write 1 to 200 characters without spaces at the ends.")

  static func check(_ catalog: CatalogManifest, into findings: inout Findings) {
    guard let identifier = catalog.entitlement else { return }
    let text = identifier.value
    let isPadded = text.first?.isWhitespace ?? true || text.last?.isWhitespace ?? true
    guard isPadded || text.count > limit else { return }
    let fault =
      text.allSatisfy(\.isWhitespace)
      ? "is blank"
      : isPadded ? "starts or ends with a space" : "has \(text.count) characters"
    findings.report(
      about, "the entitlement's identifier \(fault)", at: identifier.location,
      hint: "it is 1 to \(limit) characters without spaces at the ends")
  }
}
