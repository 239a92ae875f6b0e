import Composer
import Diagnostics
import Documents

extension Verb {
  static let templateCheck = Verb(
    "template check", operands: "FILE…", operandCount: 1...1000,
    summary: "Tells the author of a template what was understood, and what is wrong",
    details: """
      For a designed template: its canvas, its texts with their boxes and sizes, its slots. For a plain
      one: its placeholders.
      """,
    run: { call in
      var findings = Findings()
      let templates = call.operands.compactMap {
        Template.read(Path($0), in: Disk(), into: &findings)
      }
      let descriptions = templates.map { TemplateDescription($0) }
      return call.finish(
        findings, summary: ["templates": .array(descriptions.map(\.json))],
        text: descriptions.map(\.text).joined(separator: "\n"))
    })
}
