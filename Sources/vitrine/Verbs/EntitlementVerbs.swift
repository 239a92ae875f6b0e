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
      Option("--timeline", "FILE", "Also draw the history of one account, as .svg or .png"),
    ],
    run: { call in
      guard let options = call.replayOptions(), let file = call.timeline() else { return .unusable }
      var replay = Replay(options, in: Disk())
      var recorder = TimelineRecorder()
      var page = ReplayPage(call, showsUser: options.user == nil)
      // Where nobody looks at single events, none is put together for show.
      let isWatched = call.format == .text || file.path != nil
      let show: (ReplayStep) -> Void = { step in
        if file.path != nil { recorder.add(step) }
        page.add(step)
      }
      let outcome = replay.run(call.operands, show: isWatched ? show : nil)
      var findings = outcome.findings
      if let path = file.path,
        let timeline = Timeline(recorder, at: options.now, into: &findings)
      {
        TimelineFile.write(timeline, to: path, into: &findings)
      }
      return call.finish(findings, summary: outcome.summary, text: page.rest + outcome.text)
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

/// The table of a replay on its way to the console: a page at a time, so that a long one neither fills
/// memory nor trickles.
private struct ReplayPage {
  private let table: ReplayTable
  private let console: Console?
  private var page: String

  init(_ call: Invocation, showsUser: Bool) {
    table = ReplayTable(showsUser: showsUser)
    console = call.format == .text ? call.console : nil
    page = table.head
  }

  mutating func add(_ step: ReplayStep) {
    guard let console else { return }
    page += table.lines(step)
    guard page.utf8.count > 1 << 16 else { return }
    console.print(page)
    page = ""
  }

  /// What is not yet printed.
  var rest: String { page + "\n" }
}

/// Whether a picture is asked for, and where it goes.
private struct TimelineRequest {
  let path: Path?
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

  /// The file of `--timeline`, if it is asked for; nil where its ending is none that can be drawn.
  fileprivate func timeline() -> TimelineRequest? {
    guard let name = value("--timeline") else { return TimelineRequest(path: nil) }
    let path = Path(name)
    if TimelineFile.endings.contains(path.fileExtension) { return TimelineRequest(path: path) }
    _ = fail(UsageFault.rule, "--timeline is a file that ends in .svg or .png, not '\(name)'")
    return nil
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
