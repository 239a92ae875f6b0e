import Diagnostics

/// Wrong usage: what is wrong with the arguments.
struct UsageFault {
  static let rule = RuleDescription(
    code: "usage", severity: .error,
    summary: "the arguments are not what the verb takes",
    rationale: "A misspelt option that is passed over does something else than was meant.",
    bad: .init("shell", "vitrine build --lang de-DE"),
    good: .init("shell", "vitrine build --locale de-DE"),
    cure: "vitrine VERB --help lists what the verb takes.")

  let verb: Verb?
  let message: String
  let hint: String?
  let wantsJSON: Bool

  init(_ verb: Verb?, _ message: String, hint: String? = nil, wantsJSON: Bool = false) {
    self.verb = verb
    self.message = message
    self.hint = hint
    self.wantsJSON = wantsJSON
  }

  /// Says so; wrong usage of the four stages exits with 1, of every other verb with 2.
  func answer(_ console: Console) -> ExitStatus {
    let whole = hint.map { "\(message); \($0)" } ?? message
    guard let verb, verb.kind == .stage else {
      if wantsJSON {
        var findings = Findings()
        findings.report(Self.rule, message, hint: hint)
        console.print(Report(verb: verb?.name ?? "", findings: findings).json.pretty)
      }
      console.log("usage: \(whole)\n")
      return .unusable
    }
    let failure: JSONValue = [
      "code": "usage", "severity": "error", "message": .string(whole),
    ]
    let document: JSONValue = [
      "ok": false, "mode": .string(verb.name), "code": "usage", "message": .string(whole),
      "failures": [failure],
    ]
    console.print(document.pretty)
    console.log("usage: \(whole)\n")
    return .findings
  }
}
