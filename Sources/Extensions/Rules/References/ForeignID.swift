internal import Diagnostics

enum ForeignID: PackageRule {
  static let about = RuleDescription(
    code: "extension-id-foreign", severity: .error,
    summary: "an id is not in the package's namespace",
    rationale: "A package may name only what is its own: ids of two packages can then never clash.",
    bad: .init(
      "yaml",
      """
      providers:
        - {id: shop/till, version: 1.0.0, title: Till, description: Takes the money}
      """),
    good: .init(
      "yaml",
      """
      providers:
        - {id: kiosk/till, version: 1.0.0, title: Till, description: Takes the money}
      """),
    cure: "Start the id with what stands before the slash of the package's id.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    guard let space = package.manifest.namespace, let own = package.manifest.id else { return }
    for export in package.manifest.exports where !export.id.value.hasPrefix(space) {
      findings.report(
        about, "the id '\(export.id.value)' does not start with '\(space)'",
        at: export.id.location, hint: "start it with '\(space)', as the package's id does",
        related: [.init("the package's id is '\(own.value)'", at: own.location)])
    }
  }
}
