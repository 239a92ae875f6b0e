internal import Diagnostics
package import Documents
internal import Entitlements

/// Replays a history of webhooks under one rule or both, one event at a time.
///
/// It holds what the rules hold, and never the history: a file may be larger than memory.
package struct Replay {
  /// What is asked.
  package let options: ReplayOptions
  private let workspace: any Workspace
  private let decoder = EventDecoder()
  private var histories: Histories
  private var findings = CappedFindings()
  private var counts = ReplayCounts()
  private var leftOut: [String: (count: Int, first: Location)] = [:]

  /// A replay that has seen nothing yet.
  package init(_ options: ReplayOptions, in workspace: any Workspace) {
    self.options = options
    self.workspace = workspace
    histories = Histories(options.rule)
  }

  /// Replays files in the order given, and the events of each in the order of the file.
  ///
  /// - Parameters:
  ///   - operands: The files, as the user named them; `-` is standard input.
  ///   - show: Is given each event and what it did, for a table or a picture; nil where nobody
  ///     looks.
  /// - Returns: How it ends.
  package mutating func run(
    _ operands: [String], show: ((ReplayStep) -> Void)? = nil
  ) -> ReplayOutcome {
    for operand in operands { read(operand, show) }
    for (_, kind) in leftOut.sorted(by: { $0.key < $1.key }) {
      let other = options.environment == .production ? "sandbox" : "production"
      findings.report(
        EventRules.otherEnvironment,
        kind.count == 1
          ? "1 \(other) event is left out" : "\(kind.count) \(other) events are left out",
        at: kind.first, details: ["count": .integer(kind.count)])
    }
    return ReplayOutcome(
      options: options, histories: histories, counts: counts, findings: findings)
  }

  private mutating func read(_ operand: String, _ show: ((ReplayStep) -> Void)?) {
    let path = Path(operand)
    let input = operand == "-" ? Input.standardInput : .file(path)
    var splitter = EventSplitter(fileExtension: path.fileExtension)
    let before = counts.texts
    do throws(FileTrouble) {
      try workspace.stream(input) { piece in
        splitter.feed(piece) { take($0, of: operand, show) }
        return !splitter.isUTF16
      }
      if splitter.isUTF16 {
        findings.report(
          EventRules.unreadable, "the file is in UTF-16",
          at: Location(file: operand, start: Place(line: 1, column: 1)),
          hint: "save the file as UTF-8")
        return
      }
      splitter.finish { take($0, of: operand, show) }
    } catch {
      findings.report(
        EventRules.fileUnreadable, error.description, at: Location(file: operand))
      return
    }
    if counts.texts == before {
      findings.report(
        EventRules.fileEmpty, "the file holds no event", at: Location(file: operand))
    }
  }

  private mutating func take(
    _ piece: EventPiece, of file: String, _ show: ((ReplayStep) -> Void)?
  ) {
    counts.texts += 1
    switch piece {
    case .fault(let message, let place):
      counts.unreadable += 1
      findings.report(
        EventRules.unreadable, message, at: Location(file: file, start: place))
    case .text(let text): decode(text, of: file, show)
    }
  }

  private mutating func decode(
    _ text: EventText, of file: String, _ show: ((ReplayStep) -> Void)?
  ) {
    let locator = EventLocator(file: file, text: text)
    do throws(EventFault) {
      let decoded = try decoder.decode(text.bytes)
      guard decoded.event.environment == options.environment else {
        counts.otherEnvironment += 1
        leftOut[file, default: (0, locator.start)].count += 1
        return
      }
      for remark in decoded.remarks {
        EventJudge(locator).report(remark, of: decoded.event, into: &findings)
      }
      guard decoded.event.time <= options.now else {
        counts.future += 1
        return findings.report(
          EventRules.future,
          "the \(decoded.event.type) event happened at \(decoded.event.time), after \(options.now)",
          at: locator.start)
      }
      counts.applied += 1
      apply(decoded.event, locator, show)
    } catch {
      counts.unreadable += 1
      EventJudge(locator).report(error, into: &findings)
    }
  }

  private mutating func apply(
    _ event: PurchaseEvent, _ locator: EventLocator, _ show: ((ReplayStep) -> Void)?
  ) {
    let merges = histories.apply(event)
    if merges.contains(where: { $0.merge.effect == .refused }) {
      findings.report(
        EventRules.manyTransfers, "the transfer is refused: its account has had too many",
        at: locator.start)
    }
    guard let show else { return }
    let touched = Set(merges.flatMap(\.merge.users) + [event.user].compactMap(\.self))
    for user in touched.sorted() where options.user == nil || options.user == user {
      show(
        ReplayStep(
          event: event, user: user, arrival: histories.arrival,
          results: merges.map {
            .init(
              rule: $0.rule, effect: $0.merge.effect, row: histories.row(of: user, by: $0.rule))
          }))
    }
  }
}
