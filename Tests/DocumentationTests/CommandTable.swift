import Documents
import Fixtures

/// What `vitrine manual --json` says of the verbs and their options.
struct CommandTable: Sendable {
  struct Verb: Sendable {
    let name: String
    let least: Int
    let most: Int
    /// The options, each with whether it takes a value.
    let options: [String: Bool]
  }

  let verbs: [Verb]

  init(verbs: [Verb]) { self.verbs = verbs }

  /// Asks the tool.
  static func asked() async throws -> CommandTable {
    let run = try await ToolRun.vitrine(["manual", "--json"], in: try TemporaryFolder())
    let summary = try run.document()["summary"]
    let common = options(summary?["options"])
    let verbs = (summary?["verbs"]?.sequence ?? []).map { verb in
      Verb(
        name: verb["name"]?.string ?? "", least: number(verb["leastOperands"]) ?? 0,
        most: number(verb["mostOperands"]) ?? Int.max,
        options: common.merging(options(verb["options"])) { _, own in own })
    }
    guard !verbs.isEmpty else { throw FixtureFault("the tool tells no verbs: \(run.out)") }
    return CommandTable(verbs: verbs)
  }

  private static func number(_ node: Node?) -> Int? { node?.number.flatMap { Int("\($0)") } }

  private static func options(_ list: Node?) -> [String: Bool] {
    let pairs = (list?.sequence ?? []).map { option in
      (option["name"]?.string ?? "", option["value"]?.isNull == false)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What is wrong with a call; nil where nothing is.
  func fault(in command: Command) -> String? {
    let words = Array(command.words.dropFirst())
    // Only the name of a group, as prose has it, or a question to the tool as a whole.
    if words.count == 1, verbs.contains(where: { $0.name.hasPrefix("\(words[0]) ") }) { return nil }
    if ["--help", "--version"].contains(words.first) { return nil }
    let verb = verbs.filter { words.starts(with: $0.name.split(separator: " ").map(String.init)) }
      .max { $0.name.count < $1.name.count }
    guard let verb else { return "there is no verb '\(words.first ?? "")'" }
    var operands = 0
    var rest = words.dropFirst(verb.name.split(separator: " ").count)
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        operands += 1
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      guard let takesValue = verb.options[name] else { return "'\(verb.name)' has no \(name)" }
      if takesValue, !word.contains("="), rest.popFirst() == nil { return "\(name) lacks a value" }
    }
    guard operands <= verb.most else { return "'\(verb.name)' takes at most \(verb.most) operands" }
    return nil
  }
}
