import Diagnostics
import Documents

/// A secret that is written in a file that git tracks.
enum TrackedSecret {
  static let rule = RuleDescription(
    code: "secret-tracked", severity: .error,
    summary: "a key is written in a file that git tracks",
    rationale: """
      Everybody who ever sees the repository has the key, and taking it out of the file leaves it in the \
      history.
      """,
    bad: .init("text", "Config/App.xcconfig, tracked: REVENUECAT_IOS_KEY = appl_…"),
    good: .init(
      "text", "Config/App.xcconfig, tracked: #include? \"Secrets.xcconfig\", which is ignored"),
    cure:
      "Move the line to a file that .gitignore names, include that with #include?, and replace the key."
  )

  static let unverified = RuleDescription(
    code: "secret-tracking-unverified", severity: .note,
    summary: "whether git tracks the files with keys can't be told",
    rationale:
      "Git is missing or refuses to look into the folder, so nothing says whether keys are committed.",
    bad: .init("shell", "PATH= vitrine settings check Config/App.xcconfig"),
    good: .init("shell", "vitrine settings check Config/App.xcconfig"),
    cure: "Run where git is installed and trusts the folder.")

  /// A secret and where it is written.
  struct Candidate {
    let name: String
    let location: Location
  }

  /// Whether a value holds a secret of its own: not empty, no placeholder, not only references.
  static func isWrittenOut(_ value: String, name: String) -> Bool {
    guard SecretText.isName(name) || SecretText.appears(in: value) else { return false }
    return SettingExpression(value).isWrittenOut && !PlaceholderSetting.isPlaceholder(value)
  }

  static func check(
    _ candidates: [Candidate], tracked: TrackedFiles, into findings: inout Findings
  ) {
    let files = Set(candidates.map { Path($0.location.file) }).sorted()
    guard !files.isEmpty else { return }
    switch tracked.look(for: files) {
    case .tracked(let paths):
      for candidate in candidates where paths.contains(Path(candidate.location.file)) {
        findings.report(
          rule, "'\(candidate.name)' has its value in a file that git tracks",
          at: candidate.location.secret,
          hint: "move it to a file that .gitignore names, #include? that, and replace the key")
      }
    case .unknown(let reason):
      findings.report(
        unverified, "whether git tracks '\(files[0])' can't be told: \(reason)",
        at: Location(file: files[0].string),
        hint: "run where git is installed and trusts the folder")
    }
  }
}
