/// A verb of the command line: a row of the table from which parsing and `--help` are made.
struct Verb: Sendable {
  /// How a verb reports wrong usage.
  enum Kind: Sendable {
    /// One of the four stages: a JSON report of its own, wrong usage exits with 1.
    case stage
    /// Every other verb: `vitrine.report/v1`, wrong usage exits with 2.
    case report
  }

  /// The words that name it, such as `catalog check`.
  let name: String
  let kind: Kind
  /// What stands after the name, such as `PATH…`; empty where nothing may.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// One line about it, without a full stop.
  let summary: String
  /// What the help says below the options.
  let details: String
  let options: [Option]
  let run: @Sendable (Invocation) async -> ExitStatus

  init(
    _ name: String, kind: Kind = .report, operands: String = "",
    operandCount: ClosedRange<Int> = 0...0, summary: String, details: String = "",
    options: [Option] = [], run: @escaping @Sendable (Invocation) async -> ExitStatus
  ) {
    self.name = name
    self.kind = kind
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  /// Every verb, in the order of the help.
  static let all: [Verb] = [
    .initialize,
    .build,
    .compose,
    .export,
    .render,
    .validate,
    .settingsCheck,
    .check,
    .sizes,
    .templateCheck,
    .catalogCheck,
    .extensionLint,
    .extensionSnapshot,
    .extensionVerify,
    .entitlementExplain,
    .entitlementReplay,
    .release,
    .releaseVerify,
    .releaseDiff,
    .releaseApprove,
    .doctor,
    .explain,
    .manual,
    .completions,
  ]

  var words: [String] { name.split(separator: " ").map(String.init) }
}
