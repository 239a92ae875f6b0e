internal import Diagnostics

enum UnknownReference: PackageRule {
  static let about = RuleDescription(
    code: "reference-unknown", severity: .error,
    summary: "a reference names something that is neither in the package nor imported",
    rationale: "The host stops at the first one when it loads the package.",
    bad: .init("yaml", "catalogPacks: [kiosk/pak]"),
    good: .init("yaml", "catalogPacks: [kiosk/pack]"),
    cure: "Correct the id, declare what it names, or import it.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for reference in package.manifest.references {
      let id = reference.id
      guard TextForm.id.accepts(id.value), package.exports[id.value] == nil else { continue }
      if package.imported.contains(id.value) {
        guard !reference.target.mayBeImported else { continue }
        findings.report(
          about, "'\(reference.key)' names '\(id.value)', which is imported", at: id.location,
          hint: "name \(reference.target.name) of this package")
        continue
      }
      findings.report(
        about, "'\(reference.key)' names '\(id.value)', which is not there", at: id.location,
        hint: hint(reference, in: package))
    }
  }

  private static func hint(_ reference: Reference, in package: ExtensionPackage) -> String {
    let fitting = package.manifest.exports.filter { reference.target.accepts($0.kind) }
    let imported = reference.target.mayBeImported ? package.imported : []
    let near = didYouMean(
      reference.id.value, among: fitting.map(\.id.value) + imported.sorted())
    return near ?? "declare \(reference.target.name) with this id"
  }
}
