package import Diagnostics

/// What a stage ends with: what it found, and its report where nothing stands against it.
package struct StageResult: Sendable {
  /// The verb.
  package let mode: String
  package let findings: Findings
  /// What the report says beside `ok`, `mode` and `warnings`.
  package let members: [JSONValue.Member]
  /// Whether the stage could not run at all: its output folder can't be written.
  package let couldNotRun: Bool

  package init(
    mode: String, findings: Findings, members: [JSONValue.Member] = [], couldNotRun: Bool = false
  ) {
    self.mode = mode
    self.findings = findings
    self.members = members
    self.couldNotRun = couldNotRun
  }

  package var ok: Bool { !findings.hasErrors }

  /// The report: one JSON document.
  package var json: JSONValue {
    let sorted = findings.sorted
    let failures = sorted.filter { $0.severity == .error }
    let warnings = JSONValue.array(sorted.filter { $0.severity != .error }.map(\.json))
    var members: [JSONValue.Member] = [
      .init("ok", .bool(failures.isEmpty)), .init("mode", .string(mode)),
    ]
    if let first = failures.first {
      members += [.init("code", .string(first.code)), .init("message", .string(first.message))]
    }
    members += self.members
    // Validating lists what it found even where that is nothing.
    if !failures.isEmpty || mode == "validate" {
      members.append(.init("failures", .array(failures.map(\.json))))
    }
    members.append(.init("warnings", warnings))
    return .object(members)
  }
}
