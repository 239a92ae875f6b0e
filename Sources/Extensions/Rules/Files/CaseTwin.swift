internal import Diagnostics
internal import Documents

enum CaseTwin: PackageRule {
  static let about = RuleDescription(
    code: "resource-path-case", severity: .warning,
    summary: "two paths differ only in the case or the composition of their letters",
    rationale: "On the usual disks of macOS and Windows one of the two files replaces the other.",
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
        - {id: kiosk/way, path: Notes.md, kind: knowledge, mediaType: text/markdown}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
        - {id: kiosk/way, path: prompt.md, kind: knowledge, mediaType: text/markdown}
      """),
    cure: "Give one of the files another name.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    // A dictionary of strings takes composed and decomposed letters for the same, as disks do.
    var first: [String: Text] = [:]
    for path in package.manifest.resources.compactMap(\.path) {
      let folded = path.value.lowercased()
      guard let other = first[folded] else {
        first[folded] = path
        continue
      }
      if ExactText(other.value) == ExactText(path.value) { continue }
      findings.report(
        about, "'\(path.value)' and '\(other.value)' are one name on many disks",
        at: path.location, hint: "give one of the files another name",
        related: [.init("the other is here", at: other.location)])
    }
  }
}
