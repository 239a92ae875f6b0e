internal import Diagnostics
internal import Documents

enum WrongType {
  static let about = RuleDescription(
    code: "extension-type-wrong", severity: .error,
    summary: "a value is of another type than its format asks for",
    rationale:
      "YAML reads an unquoted 1.0 as a number and yes as a text; the host takes neither for the other.",
    bad: .init("yaml", "version: 1.0"), good: .init("yaml", "version: 1.0.0"),
    cure: "Write a value of the type; quotes make a text of a number.")

  static func report(
    _ node: Node, _ shape: Shape, named name: String, into findings: inout Findings
  ) {
    findings.report(
      about, "\(name) is \(described(node)); it must be \(shape.description)", at: node.location,
      hint: hint(node, shape))
  }

  private static func described(_ node: Node) -> String {
    switch node.content {
    case .number(let digits): "the number \(digits)"
    case .bool(let value): value ? "true" : "false"
    case .string(let text): text.isEmpty ? "an empty text" : "the text '\(text.prefix(64))'"
    case .null: "nothing"
    case .sequence, .mapping: node.kindName
    }
  }

  private static func hint(_ node: Node, _ shape: Shape) -> String? {
    switch (shape, node.content) {
    case (.text(let form), .number(let digits)):
      form.accepts(digits)
        ? "write it in quotes: \"\(digits)\""
        : "it is a number as it is written; write \(form.description)"
    case (.text, .bool(let value)): "write it in quotes: \"\(value)\""
    case (.boolean, .string), (.affirmed, .string): "write true or false without quotes"
    case (.list, .string(let text)): "write it as a list: [\(text)]"
    case (_, .null): "write \(shape.description) behind the key"
    default: nil
    }
  }
}
