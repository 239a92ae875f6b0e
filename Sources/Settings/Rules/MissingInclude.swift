import Diagnostics
import Documents

/// An include of a file that is not there.
enum MissingInclude {
  static let rule = RuleDescription(
    code: "include-missing", severity: .error,
    summary: "an included file is not there",
    rationale: """
      Xcode stops the build at a required include; on another machine, where the file is there, the same \
      commit builds: secrets files that only some people have are the usual reason.
      """,
    bad: .init("xcconfig", "#include \"Secrets.xcconfig\""),
    good: .init("xcconfig", "#include? \"Secrets.xcconfig\""),
    cure: "Add the file, mend its name, or write #include? where it may be missing.")

  static func report(_ include: XCConfig.Include, from path: Path, into findings: inout Findings) {
    if include.isOptional { return }
    if include.path.hasPrefix("<") {
      findings.report(
        rule, "'\(include.path)' lies in Xcode and is not looked at", at: include.location,
        hint: "settings that it brings are not seen here", severity: .note)
      return
    }
    findings.report(
      rule, "the included file '\(include.path)' is not there, seen from '\(path.parent)'",
      at: include.location, hint: "add the file, or write #include? if it may be missing")
  }
}
