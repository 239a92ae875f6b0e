import Diagnostics
import Documents

/// A configuration or an SDK that was asked for and that no condition speaks of.
enum UnmatchedChoice {
  static let rule = RuleDescription(
    code: "variant-unmatched", severity: .note,
    summary: "no condition speaks of the configuration or SDK that was asked for",
    rationale: """
      Lines with conditions then all stay out, which is right for a configuration without lines of its own and \
      hides everything for a misspelt one.
      """,
    bad: .init("shell", "vitrine settings check Config/App.xcconfig --configuration Relase"),
    good: .init("shell", "vitrine settings check Config/App.xcconfig --configuration Release"),
    cure: "Use the name that the conditions use.")

  static func check(
    _ request: SettingsRequest, _ chain: SettingsChain, into findings: inout Findings
  ) {
    check(request.configuration, "config", "configuration", chain, into: &findings)
    check(request.sdk, "sdk", "SDK", chain, into: &findings)
  }

  private static func check(
    _ choice: String?, _ parameter: String, _ what: String, _ chain: SettingsChain,
    into findings: inout Findings
  ) {
    let patterns = chain.patterns(of: parameter)
    guard let choice, !patterns.isEmpty,
      !patterns.contains(where: { ShellPattern($0).matches(choice) })
    else { return }
    let near = nearestMatch(to: choice, in: patterns)
    findings.report(
      rule, "no condition speaks of the \(what) '\(choice)'",
      at: chain.files.first.map { Location(file: $0.string) },
      hint: near.map { "did you mean '\($0)'?" }
        ?? "conditions speak of \(patterns.unique.sorted().joined(separator: ", "))")
  }
}
