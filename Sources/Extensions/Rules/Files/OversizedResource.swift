internal import Diagnostics

enum OversizedResource {
  static let about = RuleDescription(
    code: "resource-too-large", severity: .error,
    summary: "a resource is larger than the host takes",
    rationale: "The host takes files of at most 32 MiB, and YAML of at most 8 MiB is read here.",
    bad: .init("shell", "truncate -s 33M art/sign.psd"),
    good: .init("shell", "truncate -s 32M art/sign.psd"),
    cure: "Make the file smaller, or split it.")

  static func report(_ path: Text, limit: Int, into findings: inout Findings) {
    findings.report(
      about, "'\(path.value)' has more than \(limit) bytes", at: path.location,
      hint: "at most \(limit >> 20) MiB are taken")
  }
}
