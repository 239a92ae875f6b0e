internal import Diagnostics
internal import Documents

/// A name or description that the App Store may not take.
enum TextLength {
  /// A limit of which two sources give two numbers.
  private struct Limit {
    let key: String
    let minimum: Int
    let lower: Int
    let higher: Int
  }

  // Sources: App Store Connect help, 2026-10 (30 and 45); the page on promoted purchases and the
  // API's own error text, measured 2026-07-21 (35 and 55).
  private static let name = Limit(key: "displayName", minimum: 2, lower: 30, higher: 35)
  private static let description = Limit(key: "description", minimum: 1, lower: 45, higher: 55)

  static let about = RuleDescription(
    code: "catalog-text-length", severity: .error,
    summary: "a display name or description is too long or too short",
    rationale: """
      Apple's help gives 30 and 45 characters, its API takes 35 and 55. Past the lower limit the \
      text may be refused (a warning), past the higher it is.
      """,
    bad: .monthly(
      "localizations: { en-US: { displayName: Everything that the app can ever do, description: All } }"
    ),
    good: .monthly("localizations: { en-US: { displayName: Everything, description: All } }"),
    cure: "Shorten the text.")

  static func check(_ plan: CatalogManifest.Plan, into findings: inout Findings) {
    for text in plan.product.texts {
      check(text.name, name, plan, text.locale.value, into: &findings)
      check(text.description, description, plan, text.locale.value, into: &findings)
    }
  }

  private static func check(
    _ value: Placed<String>?, _ limit: Limit, _ plan: CatalogManifest.Plan, _ locale: String,
    into findings: inout Findings
  ) {
    guard let value, !value.value.allSatisfy(\.isWhitespace) else { return }
    let count = value.value.count
    guard count > limit.lower || count < limit.minimum else { return }
    let head =
      "'\(limit.key)' of tier '\(plan.tier.value.rawValue)' in '\(locale)' has \(count) "
      + "character\(count == 1 ? "" : "s")"
    let details: [String: JSONValue] = ["locale": .string(locale)]
    if count < limit.minimum {
      findings.report(
        about, head + "; at least \(limit.minimum) are asked for", at: value.location,
        details: details)
    } else if count > limit.higher {
      findings.report(
        about, head + "; App Store Connect takes at most \(limit.higher)", at: value.location,
        hint: "shorten it to \(limit.lower)", details: details)
    } else {
      findings.report(
        about, head + "; Apple's help allows \(limit.lower), its API takes \(limit.higher)",
        at: value.location, hint: "shorten it to \(limit.lower) to be safe", severity: .warning,
        details: details)
    }
  }
}
