import Diagnostics
import Documents
import EntitlementFixtures
import EntitlementReplay
import Entitlements

/// A replay of files in memory.
func replay(
  _ files: [String: String], rule: RuleChoice = .both, now: Instant = day(200),
  environment: StoreEnvironment = .production, user: String? = nil, operands: [String]? = nil,
  show: ((ReplayStep) -> Void)? = nil
) -> ReplayOutcome {
  let options = ReplayOptions(
    rule: rule, now: now, environment: environment, user: user.flatMap { UserID($0) })
  var replay = Replay(options, in: MemoryWorkspace(texts: files))
  return replay.run(operands ?? files.keys.sorted(), show: show)
}

/// Bodies as JSON lines.
func lines(_ bodies: [Body]) -> String { bodies.map { $0.json + "\n" }.joined() }

extension ReplayOutcome {
  /// The codes of the findings with their lines, in report order.
  var places: [String] {
    findings.sorted.map { "\($0.code):\($0.location?.start?.line ?? 0)" }
  }

  /// Whether a rule calls the one account entitled.
  func isEntitled(by rule: String) -> Bool? {
    guard case .bool(let value)? = summary[rule]?["entitled"] else { return nil }
    return value
  }
}
