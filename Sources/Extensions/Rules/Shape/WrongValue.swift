internal import Diagnostics
internal import Documents

enum WrongValue {
  static let about = RuleDescription(
    code: "extension-value-wrong", severity: .error,
    summary: "a value is outside of what its format takes",
    rationale: "The host refuses the package.",
    bad: .init("yaml", "apiVersion: b2c.extension/v2"),
    good: .init("yaml", "apiVersion: b2c.extension/v1"),
    cure: "Write one of the values that the finding names.")

  static func report(
    _ text: String, _ form: TextForm, named name: String, at location: Location,
    into findings: inout Findings
  ) {
    let shown = text.isEmpty ? "empty" : "'\(text.prefix(200))'"
    findings.report(
      about, "\(name) is \(shown); it must be \(form.description)", at: location,
      hint: didYouMean(text, among: form.words))
  }

  static func report(
    _ node: Node, _ shape: Shape, named name: String, into findings: inout Findings
  ) {
    let shown = node.number ?? node.bool.map(String.init) ?? node.kindName
    findings.report(
      about, "\(name) is \(shown.prefix(200)); it must be \(shape.description)", at: node.location)
  }

  static func reportEmpty(
    named name: String, at location: Location, into findings: inout Findings
  ) {
    findings.report(
      about, "\(name) is empty; it must have at least one element", at: location,
      hint: "add an element")
  }
}
