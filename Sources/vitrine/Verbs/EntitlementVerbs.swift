import Diagnostics
import Documents
import EntitlementReplay
import Entitlements
import Foundation

extension Verb {
  static let entitlementReplay = Verb(
    "entitlement replay", operands: "EVENTS…", operandCount: 1...10_000,
    summary: "Replays webhooks, and says who is entitled by which merging rule",
    details: """
      EVENTS are RevenueCat and Creem webhook bodies: JSON, JSON lines, or - for standard input; they are \
      taken in the order given, as they arrived. The literal rule keeps one row per account: the same \
      provider always replaces it, another one only with a later end. The ledger keeps one line per \
      purchase. With --rule both the exit status is 1 where the two disagree at the end.
      """,
    options: [
      Option("--user", "ID", "Only this account"),
      Option("--rule", "literal|ledger|both", "The merging rule (default: both)"), .at,
      Option("--environment", "production|sandbox", "Whose events count (default: production)"),
    ],
    run: { call in
      guard let options = call.replayOptions() else { return .unusable }
      var replay = Replay(options, in: Disk())
      guard call.format == .text else {
        let outcome = replay.run(call.operands)
        return call.finish(outcome.findings, summary: outcome.summary)
      }
      let table = ReplayTable(showsUser: options.user == nil)
      var page = table.head
      let outcome = replay.run(call.operands) { step in
        page += table.lines(step)
        // A page at a time, so that a long table neither fills memory nor trickles.
        guard page.utf8.count > 1 << 16 else { return }
        call.console.print(page)
        page = ""
      }
      return call.finish(
        outcome.findings, summary: outcome.summary, text: page + "\n" + outcome.text)
    })

  static let entitlementExplain = Verb(
    "entitlement explain", operands: "ROW.json", operandCount: 1...1,
    summary: "Says why a row of the subscriptions table gives access, or why not",
    details: """
      ROW.json holds one row as the table's API sends it: user_id, provider, status, kind, period_end, \
      product.
      """,
    options: [.at],
    run: { call in
      guard let now = call.moment() else { return .unusable }
      let explanation = RowExplanation(Path(call.operands[0]), at: now, in: Disk())
      return call.finish(
        explanation.findings, summary: explanation.summary, text: explanation.text)
    })
}

extension Option {
  fileprivate static let at = Option("--now", "ISO", "The moment to ask about (default: now)")
}

extension Invocation {
  fileprivate func replayOptions() -> ReplayOptions? {
    guard let now = moment(),
      let rule = choice("--rule", RuleChoice.self, or: .both),
      let environment = choice("--environment", StoreEnvironment.self, or: .production)
    else { return nil }
    var user: UserID?
    if let text = value("--user") {
      guard let id = UserID(text) else {
        _ = fail(UsageFault.rule, "--user is blank")
        return nil
      }
      user = id
    }
    return ReplayOptions(rule: rule, now: now, environment: environment, user: user)
  }

  /// The moment that is asked about: `--now`, else the clock's.
  fileprivate func moment() -> Instant? {
    guard let text = value("--now") else {
      return Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }
    if let moment = Instant(text) { return moment }
    _ = fail(
      UsageFault.rule, "'\(text)' is no ISO 8601 date and time with a zone",
      hint: "write it like 2026-11-30T09:00:00Z")
    return nil
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _: Choice.Type, or standard: Choice
  ) -> Choice? where Choice.RawValue == String {
    guard let word = value(option) else { return standard }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    _ = fail(
      UsageFault.rule, "\(option) is \(words.joined(separator: ", ")), not '\(word)'",
      hint: nearestMatch(to: word, in: words).map { "did you mean '\($0)'?" })
    return nil
  }
}
