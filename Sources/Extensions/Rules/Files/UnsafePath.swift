internal import Diagnostics

enum UnsafePath: PackageRule {
  static let about = RuleDescription(
    code: "resource-path-unsafe", severity: .error,
    summary: "a path is not a plain path below the package's folder",
    rationale: """
      A path that climbs, starts at the root or is read in two ways could name a file outside of the \
      package on somebody's machine.
      """,
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: ./notes.md, kind: knowledge, mediaType: text/markdown}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/map, path: notes.md, kind: knowledge, mediaType: text/markdown}
      """),
    cure: "Write names joined by '/', from the package's folder on.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for path in package.manifest.resources.compactMap(\.path) {
      guard let reason = reason(path.value) else { continue }
      findings.report(
        about, "the path '\(path.value.prefix(512))' \(reason)", at: path.location,
        hint: "write names joined by '/', from the package's folder on")
    }
  }

  /// What is wrong with a path, if anything is.
  static func reason(_ path: String) -> String? {
    let scalars = path.unicodeScalars
    if scalars.count > 512 { return "has more than 512 characters" }
    if scalars.contains("\0") { return "holds a NUL character" }
    if scalars.contains("\\") { return "holds a backslash" }
    if scalars.contains(":") { return "holds a colon" }
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if names.first?.isEmpty != false { return path.isEmpty ? "is empty" : "starts with '/'" }
    if names.contains(where: \.isEmpty) { return "has an empty segment" }
    if names.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) {
      return "has a segment '.' or '..'"
    }
    return nil
  }
}
