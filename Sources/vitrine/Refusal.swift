import Diagnostics

/// What vitrine never does, and says so wherever it is asked to.
enum Refusal {
  static let rule = RuleDescription(
    code: "operation-out-of-scope", severity: .error,
    summary: "vitrine was asked to upload or to capture",
    rationale: """
      A composed picture must never pass for capture evidence, and a store's listing changes only \
      after a person's approval. So the tool composes and checks; it never captures and never uploads.
      """,
    bad: .init("shell", "vitrine build --upload"),
    good: .init("shell", "vitrine build && fastlane deliver --skip_binary_upload"),
    cure: "Capture with the app's own tests, and upload with the stores' own tools after approval.")

  /// The first argument that asks for it.
  static func token(in arguments: [String]) -> String? {
    let verb = arguments.first { !$0.hasPrefix("-") }
    if let option = arguments.first(where: { isRefused($0) }) { return option }
    return verb.flatMap { ["upload", "capture"].contains($0) ? $0 : nil }
  }

  private static func isRefused(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return name == "--upload" || name == "--capture"
  }

  static func answer(_ token: String, _ console: Console) -> ExitStatus {
    let message = """
      '\(token)' is refused: vitrine never uploads and never captures; fastlane deliver, fastlane \
      supply or asc upload after a person's approval, and the app's own UI tests capture
      """
    let document: JSONValue = [
      "ok": false, "refused": true, "code": .string(rule.code), "token": .string(token),
      "message": .string(message),
    ]
    console.print(document.pretty)
    console.log("\(rule.code): \(message)\n")
    return .unusable
  }
}
