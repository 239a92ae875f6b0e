internal import Diagnostics
internal import Entitlements

/// Where one account stands at the end of a replay.
struct AccountEnd: Sendable {
  private struct Answer: Sendable {
    let rule: RuleChoice
    let row: Subscription?
    let isEntitled: Bool

    var json: JSONValue {
      [
        "entitled": .bool(isEntitled), "until": row?.accessEnd.json ?? .null,
        "row": row?.json ?? .null,
      ]
    }
  }

  private let user: UserID
  private let answers: [Answer]
  private let firstDifference: Instant?
  private let now: Instant

  init(_ user: UserID, _ histories: Histories, _ options: ReplayOptions) {
    self.user = user
    now = options.now
    let rules: [RuleChoice] = options.rule == .both ? [.literal, .ledger] : [options.rule]
    answers = rules.map { rule in
      let row = histories.row(of: user, by: rule)
      return Answer(rule: rule, row: row, isEntitled: row?.isEntitled(at: options.now) ?? false)
    }
    var comparison = histories.comparisons[user] ?? AccessComparison()
    comparison.finish(at: options.now)
    firstDifference = comparison.firstDifference
  }

  /// Whether all rules that were asked for give the same access.
  var agree: Bool { Set(answers.map(\.isEntitled)).count < 2 }

  var members: [JSONValue.Member] {
    let name = JSONValue.Member("user", .string(user.text))
    if answers.count == 1, case .object(let members) = answers[0].json { return [name] + members }
    return [name] + answers.map { .init($0.rule.rawValue, $0.json) } + [
      .init("agree", .bool(agree)),
      .init("firstDifference", JSONValue(firstDifference?.description)),
    ]
  }

  var text: String {
    answers.map { answer in
      let state = answer.isEntitled ? "entitled" : "not entitled"
      let row = answer.row.map { "\($0.summary): \($0.reason(at: now))" } ?? "no row"
      return "\(user), \(answer.rule.rawValue): \(state) at \(now) (\(row))\n"
    }.joined()
  }

  /// Reports where the rules part.
  func report(into findings: inout CappedFindings) {
    guard let firstDifference else { return }
    let details: [String: JSONValue] = [
      "user": .string(user.text), "firstDifference": .string(firstDifference.description),
    ]
    let said = answers.map { "\($0.rule.rawValue) \($0.isEntitled ? "entitled" : "not entitled")" }
      .joined(separator: ", ")
    if agree {
      findings.report(
        EntitlementRules.differed,
        "the rules first differed for '\(user)' at \(firstDifference), and agree again at \(now)",
        details: details)
    } else {
      findings.report(
        EntitlementRules.disagree,
        "the rules disagree on '\(user)' at \(now): \(said); they first differed at \(firstDifference)",
        details: details)
    }
  }
}
