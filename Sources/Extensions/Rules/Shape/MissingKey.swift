internal import Diagnostics

enum MissingKey {
  static let about = RuleDescription(
    code: "extension-key-missing", severity: .error,
    summary: "a mapping lacks a key that its format asks for",
    rationale: "The host refuses the package; even an empty list has to be written.",
    bad: .init(
      "yaml",
      """
      providers:
        - {id: kiosk/till, version: 1.0.0, title: Till}
      """),
    good: .init(
      "yaml",
      """
      providers:
        - {id: kiosk/till, version: 1.0.0, title: Till, description: Takes the money}
      """),
    cure: "Add the key.")

  static func report(
    _ field: Shape.Field, in record: Shape.Record, at location: Location,
    into findings: inout Findings
  ) {
    let start = Location(file: location.file, start: location.start)
    findings.report(
      about, "\(record.name) lacks '\(field.key)'", at: start,
      hint: "add '\(field.key)': \(field.shape.description)")
  }
}
