internal import Diagnostics
internal import Documents

enum IrregularResource {
  static let about = RuleDescription(
    code: "resource-irregular", severity: .error,
    summary: "a resource is no regular file",
    rationale: "A folder has no content of its own, and reading a FIFO or a device may never end.",
    bad: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/art, path: art, kind: asset, mediaType: image/svg+xml}
      """),
    good: .init(
      "yaml",
      """
      resources:
        - {id: kiosk/sign, path: art/sign.svg, kind: asset, mediaType: image/svg+xml}
      """),
    cure: "Name each file by itself.")

  static func report(_ path: Text, _ kind: FileKind, into findings: inout Findings) {
    let what = kind == .folder ? "a folder" : "a FIFO, a socket or a device"
    findings.report(
      about, "'\(path.value)' is \(what)", at: path.location,
      hint: kind == .folder ? "name the files in it one by one" : "put a regular file there")
  }
}
