internal import Diagnostics
internal import Documents

/// A word that is none of those a key takes.
enum ValueUnknown {
  static let about = RuleDescription(
    code: "catalog-value-unknown", severity: .error,
    summary: "a word of the catalog is none of those that its key takes",
    rationale: "A tier of an unknown name is sold by nobody.",
    bad: .monthly("type: autorenewable"),
    good: .monthly("type: auto-renewable"),
    cure: "Use one of the words that the finding names.")

  static func tier(
    _ word: Placed<String>, _ key: String, into findings: inout Findings
  ) -> Tier? {
    value(word, key, Tier.allCases, \.rawValue, into: &findings)
  }

  static func type(_ word: Placed<String>, into findings: inout Findings) -> ProductType? {
    let types: [ProductType] = [.autoRenewable, .nonConsumable, .consumable, .nonRenewing]
    return value(word, "type", types, \.rawValue, into: &findings)
  }

  static func mode(
    _ word: Placed<String>, into findings: inout Findings
  ) -> IntroductoryOffer.Mode? {
    value(word, "mode", IntroductoryOffer.Mode.allCases, \.rawValue, into: &findings)
  }

  private static func value<Value>(
    _ word: Placed<String>, _ key: String, _ values: [Value], _ name: (Value) -> String,
    into findings: inout Findings
  ) -> Value? {
    if let value = values.first(where: { name($0) == word.value }) { return value }
    let names = values.map(name)
    let near = nearestMatch(to: word.value, in: names)
    findings.report(
      about, "'\(key)' is '\(word.value)', which it does not take", at: word.location,
      hint: near.map { "did you mean '\($0)'?" } ?? "it takes \(names.joined(separator: ", "))")
    return nil
  }
}
