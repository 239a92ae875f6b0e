internal import Diagnostics

enum MalformedLockfile {
  static let about = RuleDescription(
    code: "lockfile-malformed", severity: .error,
    summary: "a Package.resolved is not as the Swift package manager writes it",
    rationale: "Nothing can be said of pins that can't be read.",
    bad: .init("json", #"{"pins": [], "version": 4}"#),
    good: .init("json", #"{"pins": [], "version": 3}"#),
    cure: "Let the package manager write it: swift package resolve.")

  static func report(
    _ message: String, at location: Location, hint: String?, into findings: inout Findings
  ) {
    findings.report(about, message, at: location, hint: hint)
  }
}
