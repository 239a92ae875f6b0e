package import Diagnostics
internal import Entitlements

/// How a replay ends: who is entitled by which rule, and where the rules part.
package struct ReplayOutcome: Sendable {
  /// What is wrong with the events, and where the rules differ.
  package let findings: Findings
  /// What the JSON report adds.
  package let summary: JSONValue
  /// The end state for people.
  package let text: String

  init(
    options: ReplayOptions, histories: Histories, counts: ReplayCounts, findings: CappedFindings
  ) {
    var findings = findings
    let users = options.user.map { [$0] } ?? histories.users.sorted()
    if let user = options.user, !histories.users.contains(user) {
      let near = nearestMatch(to: user.text, in: histories.users.map(\.text).sorted().prefix(1000))
      findings.report(
        EntitlementRules.userUnknown, "no event speaks of the account '\(user)'",
        hint: near.map { "did you mean '\($0)'?" })
    }
    let ends = users.map { AccountEnd($0, histories, options) }
    for end in ends { end.report(into: &findings) }
    self.findings = findings.all
    let head: [JSONValue.Member] = [
      .init("now", .string(options.now.description)),
      .init("environment", .string(options.environment.rawValue)),
      .init("rule", .string(options.rule.rawValue)), .init("events", counts.json),
    ]
    summary = .object(head + Self.members(ends, options))
    text = ends.map(\.text).joined() + (ends.isEmpty ? "no account: nobody is entitled\n" : "")
  }

  private static func members(
    _ ends: [AccountEnd], _ options: ReplayOptions
  ) -> [JSONValue.Member] {
    guard ends.count != 1 else { return ends[0].members }
    let users = JSONValue.Member("users", .array(ends.map { .object($0.members) }))
    guard ends.isEmpty else {
      return options.rule == .both
        ? [.init("agree", .bool(ends.allSatisfy(\.agree))), users] : [users]
    }
    let nobody: JSONValue = ["entitled": false, "row": nil]
    return options.rule == .both
      ? [.init("literal", nobody), .init("ledger", nobody), .init("agree", true), users]
      : [.init("entitled", false), .init("row", nil), users]
  }
}
