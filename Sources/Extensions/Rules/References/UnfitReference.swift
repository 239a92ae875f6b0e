internal import Diagnostics

enum UnfitReference: PackageRule {
  static let about = RuleDescription(
    code: "reference-unfit", severity: .error,
    summary: "a reference names something of another kind than it asks for",
    rationale:
      "The host loads each reference as what its key says, and stops where it is something else.",
    bad: .init("yaml", "catalogPacks: [kiosk/notes]"),
    good: .init("yaml", "catalogPacks: [kiosk/pack]"),
    cure: "Name something of the right kind, or correct the kind of what is named.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for reference in package.manifest.references {
      let id = reference.id
      guard let target = package.exports[id.value], !reference.target.accepts(target.kind) else {
        continue
      }
      let fitting = package.manifest.exports.filter { reference.target.accepts($0.kind) }
      let near = didYouMean(id.value, among: fitting.map(\.id.value))
      findings.report(
        about,
        """
        '\(reference.key)' names '\(id.value)', which is \(target.kind.name); it must be \
        \(reference.target.name)
        """, at: id.location, hint: near,
        related: [.init("it is declared here", at: target.id.location)])
    }
  }
}
