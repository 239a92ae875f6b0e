internal import Diagnostics

enum SelfDependency: PackageRule {
  static let about = RuleDescription(
    code: "dependency-on-itself", severity: .error,
    summary: "a package depends on itself",
    rationale: "A snapshot would have to contain its own digest.",
    bad: .init(
      "yaml",
      """
      dependencies:
        - {id: kiosk/package, version: 0.9.0}
      """),
    good: .init(
      "yaml",
      """
      dependencies:
        - {id: pier/package, version: 0.9.0}
      """),
    cure: "Leave the dependency out.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    guard let own = package.manifest.id else { return }
    for id in package.manifest.dependencies.compactMap(\.id) where id.value == own.value {
      findings.report(
        about, "'\(own.value)' depends on itself", at: id.location,
        hint: "leave the dependency out",
        related: [.init("this is the package's id", at: own.location)])
    }
  }
}
