internal import Diagnostics

enum DuplicateID: PackageRule {
  static let about = RuleDescription(
    code: "extension-id-duplicate", severity: .error,
    summary: "an id is given to two things, or to something that is imported",
    rationale: "A reference would have two meanings; ids of all kinds share one table.",
    bad: .init(
      "yaml",
      """
      providers:
        - {id: kiosk/notes, version: 1.0.0, title: Notes, description: Keeps notes}
      """),
    good: .init(
      "yaml",
      """
      providers:
        - {id: kiosk/till, version: 1.0.0, title: Till, description: Takes the money}
      """),
    cure: "Give one of the two another id.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let imports = package.manifest.imports.flatMap(\.exports)
    let imported = Dictionary(
      imports.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    for export in package.manifest.exports {
      let id = export.id
      if let other = imported[id.value] {
        findings.report(
          about, "the id '\(id.value)' is imported, too", at: id.location,
          hint: "give it another id", related: [.init("it is imported here", at: other.location)])
      }
      guard let first = package.exports[id.value], first.id.location != id.location else {
        continue
      }
      findings.report(
        about, "the id '\(id.value)' is given a second time", at: id.location,
        hint: "give one of the two another id",
        related: [.init("it is \(first.kind.name) here", at: first.id.location)])
    }
  }
}
