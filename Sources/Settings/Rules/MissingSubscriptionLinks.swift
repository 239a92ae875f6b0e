import Diagnostics
import Documents

/// Auto-renewable subscriptions without the links that go with them.
enum MissingSubscriptionLinks {
  static let rule = RuleDescription(
    code: "subscription-links-missing", severity: .error,
    summary:
      "auto-renewable subscriptions are sold without a link to the terms or the privacy policy",
    rationale: """
      Guideline 3.1.2: an app with auto-renewable subscriptions must have working links to its terms of use \
      and its privacy policy, in the app and in its listing. Their lack is among the most usual refusals.
      """,
    bad: .init("yaml", "release: { settings: App.xcconfig, catalog: catalog.yaml }"),
    good: .init(
      "yaml",
      """
      release:
        settings: App.xcconfig
        catalog: catalog.yaml
        links: { terms: "https://soar.example/terms", privacy: "https://soar.example/privacy" }
      """),
    cure: "Name both in release: links.")

  static func check(
    _ release: ReleaseBlock, in workspace: any Workspace, into findings: inout Findings
  ) {
    guard let source = AutoRenewables.source(in: release, of: workspace) else { return }
    let links = [
      (release.links.terms, "terms", "terms of use"),
      (release.links.privacy, "privacy", "privacy policy"),
    ]
    for (link, key, what) in links where link.map({ BackendURL.flaw(of: $0.value) != nil }) ?? true
    {
      findings.report(
        rule,
        link == nil
          ? "'\(source.value)' sells auto-renewable subscriptions, and the project names no link to the \(what)"
          : "the link to the \(what) is no absolute URL",
        at: link?.location ?? release.links.location ?? source.location,
        hint: "write release: { links: { \(key): \"https://…\" } } (guideline 3.1.2)",
        details: ["guideline": "3.1.2"])
    }
  }
}
