internal import Diagnostics

enum DuplicateImport: PackageRule {
  static let about = RuleDescription(
    code: "import-duplicate", severity: .error,
    summary: "an export is imported twice",
    rationale: "An id comes from one place.",
    bad: .init(
      "yaml",
      """
      dependencies: [{id: pier/package, version: 1.0.0}]
      imports:
        - {package: {id: pier/package, version: 1.0.0}, exports: [pier/boat, pier/boat]}
      """),
    good: .init(
      "yaml",
      """
      dependencies: [{id: pier/package, version: 1.0.0}]
      imports:
        - {package: {id: pier/package, version: 1.0.0}, exports: [pier/boat]}
      """),
    cure: "Import it once.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    var first: [String: Text] = [:]
    for id in package.manifest.imports.flatMap(\.exports) {
      guard let other = first[id.value] else {
        first[id.value] = id
        continue
      }
      findings.report(
        about, "'\(id.value)' is imported a second time", at: id.location,
        hint: "import it once", related: [.init("it is imported here first", at: other.location)])
    }
  }
}
