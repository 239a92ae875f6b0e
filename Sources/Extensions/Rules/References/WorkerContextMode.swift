internal import Diagnostics
internal import Documents

enum WorkerContextMode: PackageRule {
  static let about = RuleDescription(
    code: "implementation-worker-context", severity: .error,
    summary: "a worker artifact has no workerContext, or another mode has one",
    rationale: "The host rebuilds a worker's context from it, and has no use for it elsewhere.",
    bad: .init(
      "yaml",
      """
      implementations:
        - id: kiosk/sell-by-worker
          version: 1.0.0
          operation: kiosk/sales.sell
          targets: [{platform: host, runtime: node22}]
          mode: worker-artifact
          sdkRange: "*"
          limitations: []
          knowledge: []
          connectionRequired: false
          maturity: implemented
      recipes: []
      """),
    good: .init(
      "yaml",
      """
      implementations:
        - id: kiosk/sell-by-worker
          version: 1.0.0
          operation: kiosk/sales.sell
          targets: [{platform: host, runtime: node22}]
          mode: worker-artifact
          workerContext:
            workflowId: workflow.kiosk-sell
            instructions: Sell what was asked for
            providerIds: []
            contextFingerprint: sha256:0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
          sdkRange: "*"
          limitations: []
          knowledge: []
          connectionRequired: false
          maturity: implemented
      recipes: []
      """),
    cure: "Give a worker artifact its workerContext, and no other mode one.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for implementation in package.manifest.implementations {
      guard let mode = implementation.mode else { continue }
      if mode == .workerArtifact, implementation.workerContext == nil {
        findings.report(
          about, "\(implementation.name) has mode 'worker-artifact' and no 'workerContext'",
          at: implementation.modeLocation, hint: "add its 'workerContext'")
      }
      if mode != .workerArtifact, let context = implementation.workerContext {
        findings.report(
          about, "\(implementation.name) has mode '\(mode.rawValue)' and a 'workerContext'",
          at: context.location, hint: "leave it out, or set the mode to 'worker-artifact'",
          related: implementation.modeLocation.map { [.init("its mode is here", at: $0)] } ?? [])
      }
    }
  }
}
