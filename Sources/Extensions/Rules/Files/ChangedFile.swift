internal import Diagnostics

enum ChangedFile {
  static let about = RuleDescription(
    code: "extension-file-changed", severity: .error,
    summary: "a file changed while it was read",
    rationale: "What was checked would not be what is shipped.",
    bad: .init("shell", "make notes & vitrine extension snapshot kiosk --store store"),
    good: .init("shell", "make notes && vitrine extension snapshot kiosk --store store"),
    cure: "Run again when nothing writes to the package.")

  static func report(_ path: String, at place: Location, into findings: inout Findings) {
    findings.report(
      about, "'\(path)' changed while it was read", at: place,
      hint: "run again when nothing writes to the package")
  }
}
