internal import Diagnostics
internal import Documents

/// The entries of one mapping, read by name; what is missing or of another kind is reported.
struct Fields {
  let node: Node
  /// What the mapping is, as messages say it: `tier 'monthly'`, `the subscription`.
  let name: String
  private let rules: ShapeRules

  /// A mapping; nil, and a finding, for a value of another kind.
  init?(_ node: Node, _ name: String, _ rules: ShapeRules, into findings: inout Findings) {
    guard node.mapping != nil else {
      findings.report(
        rules.kind, "\(name) is \(node.kindName); it must be a mapping", at: node.location)
      return nil
    }
    self.node = node
    self.name = name
    self.rules = rules
  }

  /// The value of a key; nil where it is absent.
  subscript(key: String) -> Node? {
    guard let value = node[key], !(value.isNull && rules.nullIsAbsent) else { return nil }
    return value
  }

  /// Where a key stands; the start of the mapping where it doesn't.
  func place(of key: String) -> Location {
    node.mapping?.last { $0.key == key }?.keyLocation ?? start
  }

  /// Where the mapping starts.
  var start: Location {
    let location = node.location
    return Location(file: location.file, start: location.start)
  }

  func text(_ key: String, into findings: inout Findings) -> Placed<String>? {
    value(key, "a string", \.string, into: &findings)
  }

  func bool(_ key: String, into findings: inout Findings) -> Placed<Bool>? {
    value(key, "true or false", \.bool, into: &findings)
  }

  func integer(_ key: String, into findings: inout Findings) -> Placed<Int>? {
    value(key, "a whole number", \.integer, into: &findings)
  }

  func list(_ key: String, into findings: inout Findings) -> [Node] {
    value(key, "a list", \.sequence, into: &findings)?.value ?? []
  }

  func mapping(_ key: String, into findings: inout Findings) -> [Node.Entry] {
    value(key, "a mapping", \.mapping, into: &findings)?.value ?? []
  }

  /// Reports each of the keys that is absent.
  func require(_ keys: String..., into findings: inout Findings) {
    for key in keys where self[key] == nil && node[key] == nil {
      findings.report(
        rules.missing, "\(name) has no '\(key)'", at: start, hint: "add '\(key)'")
    }
  }

  private func value<Value>(
    _ key: String, _ wanted: String, _ read: (Node) -> Value?, into findings: inout Findings
  ) -> Placed<Value>? {
    guard let node = self[key] else { return nil }
    guard let value = read(node) else {
      let isUnquoted = wanted == "a string" && (node.number != nil || node.bool != nil)
      findings.report(
        rules.kind, "'\(key)' of \(name) is \(node.kindName); it must be \(wanted)",
        at: node.location, hint: isUnquoted ? "put it in quotes" : nil)
      return nil
    }
    return Placed(value, at: node.location)
  }
}
