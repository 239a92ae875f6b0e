internal import Diagnostics
internal import Documents

enum LinkedRoot {
  static let about = RuleDescription(
    code: "extension-root-linked", severity: .error,
    summary: "the package's folder is a symbolic link",
    rationale: "What is linted has to be what is shipped; a link can lead elsewhere tomorrow.",
    bad: .init("shell", "ln -s kiosk-2 kiosk && vitrine extension lint kiosk"),
    good: .init("shell", "vitrine extension lint kiosk-2"),
    cure: "Name the folder itself.")

  /// Whether the folder is no link.
  static func check(_ files: PackageFiles, into findings: inout Findings) -> Bool {
    guard files.workspace.kind(of: files.root) == .link else { return true }
    findings.report(
      about, "'\(files.root)' is a symbolic link", at: Location(file: files.root.string),
      hint: "name the folder that it leads to")
    return false
  }
}
