internal import Diagnostics
internal import Documents

/// Compares a value with its shape and reports every place where they differ.
enum ShapeCheck {
  /// Checks the root of a file.
  static func check(_ root: Node, _ record: Shape.Record, into findings: inout Findings) {
    check(root, .record(record), named: "the document", into: &findings)
  }

  private static func check(
    _ node: Node, _ shape: Shape, named name: String, into findings: inout Findings
  ) {
    switch (shape, node.content) {
    case (.anything, _): return
    case (.text(let form), .string(let text)):
      if !form.accepts(text) {
        WrongValue.report(text, form, named: name, at: node.location, into: &findings)
      }
    case (.boolean, .bool): return
    case (.affirmed, .bool(let value)):
      if !value { WrongValue.report(node, shape, named: name, into: &findings) }
    case (.integer(let range), .number):
      if !(node.integer.map(range.contains) ?? false) {
        WrongValue.report(node, shape, named: name, into: &findings)
      }
    case (.list(let element, let atLeast), .sequence(let elements)):
      if elements.count < atLeast {
        WrongValue.reportEmpty(named: name, at: node.location, into: &findings)
      }
      for node in elements {
        check(node, element, named: "an element of \(name)", into: &findings)
      }
    case (.record(let record), .mapping(let entries)):
      check(entries, record, at: node.location, into: &findings)
    default: WrongType.report(node, shape, named: name, into: &findings)
    }
  }

  private static func check(
    _ entries: [Node.Entry], _ record: Shape.Record, at location: Location,
    into findings: inout Findings
  ) {
    for entry in entries {
      guard let field = record.fields.first(where: { $0.key == entry.key }) else {
        UnknownKey.report(entry, in: record, into: &findings)
        continue
      }
      check(entry.value, field.shape, named: "'\(entry.key)'", into: &findings)
    }
    for field in record.fields where field.isRequired {
      if !entries.contains(where: { $0.key == field.key }) {
        MissingKey.report(field, in: record, at: location, into: &findings)
      }
    }
  }
}
