internal import Diagnostics
internal import Documents

enum DuplicatePath: PackageRule {
  static let about = RuleDescription(
    code: "resource-path-duplicate", severity: .error,
    summary: "two resources have the same path",
    rationale: "A file has one id and one kind.",
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
        - {id: kiosk/way, path: notes.md, kind: prompt, mediaType: text/markdown}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
        - {id: kiosk/way, path: prompt.md, kind: prompt, mediaType: text/markdown}
      """),
    cure: "Keep one of the two resources.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    var first: [ExactText: Text] = [:]
    for path in package.manifest.resources.compactMap(\.path) {
      guard let other = first[ExactText(path.value)] else {
        first[ExactText(path.value)] = path
        continue
      }
      findings.report(
        about, "the path '\(path.value)' is declared a second time", at: path.location,
        hint: "keep one of the two resources",
        related: [.init("it is declared here first", at: other.location)])
    }
  }
}
