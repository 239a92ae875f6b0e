import Diagnostics

/// What one gate came to.
struct GateResult: Sendable {
  let gate: Gate
  let state: GateState
  /// What it found, each finding marked with the gate.
  let findings: [Finding]
  /// What it looked at, for people.
  let seen: String

  /// A gate that was run: it passes where nothing stands against it.
  init(_ gate: Gate, _ findings: Findings, strict: Bool, seen: String) {
    let least = strict ? Severity.warning : .error
    self.gate = gate
    self.findings = findings.sorted.map { $0.marked(gate.rawValue) }
    self.seen = seen
    state = self.findings.contains { $0.severity >= least } ? .failed : .passed
  }

  /// A gate that was not run.
  init(_ gate: Gate, _ state: GateState) {
    self.gate = gate
    self.state = state
    findings = []
    seen = ""
  }

  private init(_ gate: Gate, _ state: GateState, _ findings: [Finding], _ seen: String) {
    self.gate = gate
    self.state = state
    self.findings = findings
    self.seen = seen
  }

  /// The same result without what another gate tells too, so that one fault is told once.
  func without(_ other: GateResult) -> GateResult {
    let told = Set(other.findings.map(\.identity))
    return GateResult(
      gate, state, findings.filter { !told.contains($0.identity) }, seen)
  }

  /// The gate as reports and packets record it.
  var json: JSONValue {
    func count(_ severity: Severity) -> JSONValue {
      .integer(findings.count { $0.severity == severity })
    }
    let head: JSONValue = ["name": .string(gate.rawValue), "state": .string(state.name)]
    switch state {
    case .passed, .failed:
      return head.adding("errors", count(.error)).adding("warnings", count(.warning))
        .adding("notes", count(.note))
    case .skipped(let reason): return head.adding("because", .string(reason))
    case .notAsked, .notRun: return head
    }
  }

  /// The gate as a line for people.
  var line: String {
    let words = state.name.replacing("-", with: " ")
    let head = gate.rawValue.padded(to: 13) + words.padded(to: 10)
    return "\(head) \(state.reason ?? tally)".trimmingEnd + "\n"
  }

  private var tally: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      return number > 0 ? "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")" : nil
    }
    return ([seen] + counts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Finding {
  /// The finding with the part of a release that it belongs to.
  func marked(_ part: String) -> Finding { adding(["gate": .string(part)]) }

  /// What makes two findings the same to people.
  fileprivate var identity: [String] { [code, location?.description ?? "", message] }
}

extension String {
  /// The text with spaces behind it up to a width; a longer one stays as it is.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
