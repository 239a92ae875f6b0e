internal import Diagnostics

enum DuplicateDependency: PackageRule {
  static let about = RuleDescription(
    code: "dependency-duplicate", severity: .error,
    summary: "a package is named twice among the dependencies",
    rationale: "One package has one version throughout.",
    bad: .init(
      "yaml",
      """
      dependencies:
        - {id: pier/package, version: 1.0.0}
        - {id: pier/package, version: 1.1.0}
      """),
    good: .init(
      "yaml",
      """
      dependencies:
        - {id: pier/package, version: 1.1.0}
      """),
    cure: "Keep one of the two.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    var first: [String: Text] = [:]
    for id in package.manifest.dependencies.compactMap(\.id) {
      guard let other = first[id.value] else {
        first[id.value] = id
        continue
      }
      findings.report(
        about, "the dependency '\(id.value)' is named a second time", at: id.location,
        hint: "keep one of the two",
        related: [.init("it is named here first", at: other.location)])
    }
  }
}
