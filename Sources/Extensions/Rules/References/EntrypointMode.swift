internal import Diagnostics

enum EntrypointMode: PackageRule {
  static let about = RuleDescription(
    code: "implementation-entrypoint", severity: .error,
    summary: "an implementation of mode command has no entrypoint, or one of another mode has one",
    rationale: "The host runs the entrypoint of a command and nothing else.",
    bad: .init(
      "yaml",
      """
      implementations:
        - id: kiosk/sell-by-tool
          version: 1.0.0
          operation: kiosk/sales.sell
          targets: [{platform: host, runtime: sh}]
          mode: command
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
        - id: kiosk/sell-by-tool
          version: 1.0.0
          operation: kiosk/sales.sell
          targets: [{platform: host, runtime: sh}]
          mode: command
          entrypoint: kiosk/tool
          sdkRange: "*"
          limitations: []
          knowledge: []
          connectionRequired: false
          maturity: implemented
      recipes: []
      """),
    cure: "Give a command an entrypoint of kind adapter, and no other mode one.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for implementation in package.manifest.implementations {
      guard let mode = implementation.mode else { continue }
      if mode == .command, implementation.entrypoint == nil {
        findings.report(
          about, "\(implementation.name) has mode 'command' and no 'entrypoint'",
          at: implementation.modeLocation, hint: "name a resource of kind 'adapter'")
      }
      if mode != .command, let entrypoint = implementation.entrypoint {
        findings.report(
          about, "\(implementation.name) has mode '\(mode.rawValue)' and an 'entrypoint'",
          at: entrypoint.location, hint: "leave it out, or set the mode to 'command'",
          related: implementation.modeLocation.map { [.init("its mode is here", at: $0)] } ?? [])
      }
    }
  }
}
