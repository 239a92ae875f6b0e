internal import Diagnostics

enum UndeclaredImport: PackageRule {
  static let about = RuleDescription(
    code: "import-undeclared", severity: .error,
    summary: "an import is of a package, or of a version, that is no declared dependency",
    rationale:
      "A snapshot holds the digests of the dependencies; what is imported has to be among them.",
    bad: .init(
      "yaml",
      """
      dependencies:
        - {id: pier/package, version: 1.0.0}
      imports:
        - {package: {id: pier/package, version: 1.0.1}, exports: [pier/boat]}
      """),
    good: .init(
      "yaml",
      """
      dependencies:
        - {id: pier/package, version: 1.0.1}
      imports:
        - {package: {id: pier/package, version: 1.0.1}, exports: [pier/boat]}
      """),
    cure: "Declare the dependency in the version that is imported from.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let dependencies = package.manifest.dependencies
    for source in package.manifest.imports.compactMap(\.package) {
      guard let id = source.id, let version = source.version, let name = source.name,
        !dependencies.contains(where: { $0.name == name })
      else { continue }
      let other = dependencies.first { $0.id?.value == id.value }
      guard let other, let declared = other.version else {
        let near = didYouMean(id.value, among: dependencies.compactMap(\.id?.value))
        findings.report(
          about, "'\(name)' is imported from and is no dependency", at: id.location,
          hint: near ?? "declare it under 'dependencies'")
        continue
      }
      findings.report(
        about, "'\(name)' is imported from; the dependency is of version '\(declared.value)'",
        at: version.location, hint: "let both name the same version",
        related: [.init("the dependency is declared here", at: declared.location)])
    }
  }
}
