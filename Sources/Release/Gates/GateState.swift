/// What became of a gate.
package enum GateState: Sendable, Hashable {
  /// Nothing stood against it.
  case passed
  /// Something did.
  case failed
  /// The project names nothing for it to look at; the text says what would.
  case notAsked(String)
  /// Somebody left it out, and said why.
  case skipped(because: String)
  /// It was not reached; the text says why.
  case notRun(String)

  /// The state as records name it.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .notAsked: "not-asked"
    case .skipped: "skipped"
    case .notRun: "not-run"
    }
  }

  /// What the state has to say for itself; nil where the gate was run.
  var reason: String? {
    switch self {
    case .passed, .failed: nil
    case .notAsked(let reason), .skipped(let reason), .notRun(let reason): reason
    }
  }

  /// Whether a release can go on past it.
  var isOpen: Bool {
    switch self {
    case .passed, .notAsked, .skipped: true
    case .failed, .notRun: false
    }
  }
}
