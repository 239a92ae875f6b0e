import Diagnostics

/// The codes about one concern: a heading of the docs.
struct RuleArea: Sendable {
  let title: String
  let rules: [RuleDescription]

  init(_ title: String, _ rules: [RuleDescription]) {
    self.title = title
    self.rules = rules
  }
}
