import Diagnostics

extension Verb {
  static let explain = Verb(
    "explain", operands: "[CODE]", operandCount: 0...1,
    summary: "What a finding means, why it matters, and how to mend it; without CODE, all codes",
    run: { call in
      guard let code = call.operands.first else { return list(call) }
      guard let rule = RuleCatalog.all.first(where: { $0.code == code }) else {
        let near = nearestMatch(to: code, in: RuleCatalog.all.map(\.code))
        return call.fail(
          UsageFault.rule, "there is no code '\(code)'",
          hint: near.map { "did you mean '\($0)'?" } ?? "vitrine explain lists all codes")
      }
      return call.finish(Findings(), summary: rule.json, text: rule.text)
    })

  private static func list(_ call: Invocation) -> ExitStatus {
    let rules = RuleCatalog.all
    let width = rules.map(\.code.count).max() ?? 0
    let lines = rules.map { rule in
      rule.code + String(repeating: " ", count: width - rule.code.count + 2) + rule.summary + "\n"
    }
    return call.finish(
      Findings(), summary: ["rules": .array(rules.map(\.json))], text: lines.joined())
  }
}

extension RuleDescription {
  fileprivate var json: JSONValue {
    [
      "code": .string(code), "severity": .string(severity.rawValue), "what": .string(summary),
      "why": .string(rationale), "bad": .string(bad.text), "good": .string(good.text),
      "cure": .string(cure),
    ]
  }

  fileprivate var text: String {
    """
    \(code) (\(severity.rawValue))

    What: \(summary)
    Why:  \(rationale)
    Cure: \(cure)

    Bad:
    \(indented(bad.text))

    Good:
    \(indented(good.text))

    """
  }

  private func indented(_ text: String) -> String {
    guard !text.isEmpty else { return "    (an empty file)" }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}
