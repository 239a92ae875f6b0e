import Diagnostics
import Documents

/// A word in a project's `asks` that names nothing that iOS asks for.
enum UnknownAsk {
  static let rule = RuleDescription(
    code: "ask-unknown", severity: .error,
    summary: "the project file names something that iOS does not ask for",
    rationale: "A misspelt word would leave the purpose string that it stands for unchecked.",
    bad: .init("yaml", "release: { settings: App.xcconfig, asks: [camra] }"),
    good: .init("yaml", "release: { settings: App.xcconfig, asks: [camera] }"),
    cure: "Use the words that the finding lists.")

  static func check(_ asks: [ReleaseBlock.Item<String>], into findings: inout Findings) {
    let known = PurposeString.all.map(\.ask) + PurposeString.withoutText
    for ask in asks where !known.contains(ask.value) {
      let near = nearestMatch(to: ask.value, in: known)
      findings.report(
        rule, "'\(ask.value)' is nothing that iOS asks for", at: ask.location,
        hint: near.map { "did you mean '\($0)'?" } ?? "use: \(known.joined(separator: ", "))")
    }
  }
}
