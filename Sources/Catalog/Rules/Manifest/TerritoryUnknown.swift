internal import Diagnostics
internal import Documents

/// A price for a territory that the App Store doesn't have.
enum TerritoryUnknown {
  static let about = RuleDescription(
    code: "catalog-territory-unknown", severity: .error,
    summary: "a price is for a territory that the App Store does not have",
    rationale: "The store's codes have three letters; a price for any other is sold nowhere.",
    bad: .monthly("prices: { US: \"4.99\" }"),
    good: .monthly("prices: { USA: \"4.99\" }"),
    cure: "Use the App Store's code, such as USA or DEU.")

  /// Reports a code of no territory; one that was asked for has no place.
  static func report(_ code: String, at location: Location?, into findings: inout Findings) {
    let known =
      Territory(region: code.uppercased())?.code ?? Territory(code: code.uppercased())?.code
      ?? nearestMatch(to: code, in: Territory.all.map(\.code))
    findings.report(
      about, "the App Store has no territory '\(code)'", at: location,
      hint: known.map { "did you mean '\($0)'?" } ?? "its codes have three letters, such as USA")
  }
}
