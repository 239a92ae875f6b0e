internal import Diagnostics

enum ConflictingDependency {
  static let about = RuleDescription(
    code: "snapshot-dependency-conflict", severity: .error,
    summary: "two versions or two contents of one package are needed at once",
    rationale: "The host loads a package once; ids of both would clash.",
    bad: .init(
      "shell",
      "vitrine extension snapshot kiosk --store store   # kiosk needs pier 1.0.0, and ferry, which needs pier 1.1.0"
    ),
    good: .init("shell", "vitrine extension snapshot kiosk --store store   # both need pier 1.1.0"),
    cure: "Let all that depend on the package name the same version.")

  static func report(
    _ one: (SnapshotClosure.Package, Digest), _ other: (SnapshotClosure.Package, Digest),
    of root: String, at place: Location, into findings: inout Findings
  ) {
    let message =
      one.0.version == other.0.version
      ? "'\(root)' needs '\(one.0.name)' with two contents"
      : "'\(root)' needs '\(one.0.id)' in the versions '\(other.0.version)' and '\(one.0.version)'"
    findings.report(
      about, message, at: place, hint: "let all that depend on it name the same one",
      details: ["digests": [.string(other.1.text), .string(one.1.text)]])
  }
}
