internal import Diagnostics

enum ReservedPath: PackageRule {
  static let about = RuleDescription(
    code: "resource-path-reserved", severity: .error,
    summary: "a resource has a path that the host keeps for itself",
    rationale: "A snapshot has extension.yaml and snapshot.json of its own.",
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/self, path: extension.yaml, kind: asset, mediaType: application/yaml}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
      """),
    cure: "Give the file another name, or leave the resource out.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for path in package.manifest.resources.compactMap(\.path) where names(path.value) {
      findings.report(
        about, "the path '\(path.value)' is reserved", at: path.location,
        hint: "extension.yaml and snapshot.json are in every snapshot by themselves")
    }
  }

  static func names(_ path: String) -> Bool {
    path == PackageFiles.manifestName || path == Snapshot.fileName
      || path.hasPrefix(Snapshot.fileName + "/")
  }
}
