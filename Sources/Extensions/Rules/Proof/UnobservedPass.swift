internal import Diagnostics
internal import Documents

enum UnobservedPass: PackageRule {
  static let about = RuleDescription(
    code: "proof-passed-unobserved", severity: .error,
    summary: "a local proof has a check passed that its limits say was not observed",
    rationale: "One of the two is untrue, and a reader would believe the pass.",
    bad: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {},
        "checks": {"deviceRun": {"status": "passed"}},
        "limits": {"deviceRun": "not_observed"}
      }
      """),
    good: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {},
        "checks": {"deviceRun": {"status": "not_run"}},
        "limits": {"deviceRun": "not_observed"}
      }
      """),
    cure: "Correct the check, or leave the limit out.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for root in package.proofs.map(\.root) {
      let limits = (root["limits"]?.mapping ?? []).filter { saysNotObserved($0.value) }
      for check in root["checks"]?.mapping ?? [] {
        let status = check.value["status"] ?? check.value
        guard status.string?.lowercased() == "passed",
          let limit = limits.first(where: { plain($0.key) == plain(check.key) })
        else { continue }
        findings.report(
          about,
          "the check '\(check.key)' is passed, and the limits say '\(limit.value.string ?? "")'",
          at: status.location, hint: "correct the check, or leave the limit out",
          related: [.init("the limit is here", at: limit.keyLocation)])
      }
    }
  }

  /// `not_observed`, `not_built`, `not run`.
  private static func saysNotObserved(_ node: Node) -> Bool {
    node.string?.lowercased().hasPrefix("not") ?? false
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
