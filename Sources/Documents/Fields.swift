package import Diagnostics

/// A mapping while it is read: it hands out values and remembers what was asked for, so that at the
/// end it can name the keys that nobody knows.
package struct Fields {
  private let node: Node
  private let what: String
  private let rule: RuleDescription
  private var asked: [String] = []
  private var faults = Findings()

  /// The fields of a mapping; anything else is reported and gives nil.
  ///
  /// - Parameters:
  ///   - node: The value that should be a mapping.
  ///   - what: What it describes, with an article: `a capture`.
  ///   - rule: The rule under which its faults are reported.
  ///   - findings: Where they go.
  package init?(
    _ node: Node, of what: String, rule: RuleDescription, into findings: inout Findings
  ) {
    self.node = node
    self.what = what
    self.rule = rule
    guard node.mapping == nil else { return }
    findings.report(rule, "\(what) is a mapping, not \(node.kindName)", at: node.location)
    return nil
  }

  /// Where the mapping stands.
  package var location: Location { node.location }

  /// The value of a key, if it is there.
  package mutating func value(_ key: String) -> Node? {
    asked.append(key)
    return node[key]
  }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) -> Node? {
    if let value = value(key) { return value }
    faults.report(
      rule, "\(what) has no '\(key)'", at: node.location, hint: "add it",
      details: ["field": .string(key)])
    return nil
  }

  /// The text of a key: nil where it is absent, or reported as of another kind.
  package mutating func text(_ key: String) -> String? {
    value(key).flatMap { text($0, key) }
  }

  /// The text of a key that must be there and not be blank.
  package mutating func requiredText(_ key: String) -> String? {
    guard let value = required(key), let text = text(value, key) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report("'\(key)' of \(what) is blank", at: value.location, field: key)
      return nil
    }
    return text
  }

  /// The whole number of a key that must be there and be positive.
  package mutating func requiredPositive(_ key: String) -> Int? {
    guard let value = required(key) else { return nil }
    guard let number = value.integer, number > 0 else {
      let found = value.number ?? value.kindName
      report("'\(key)' is a positive whole number, not \(found)", at: value.location, field: key)
      return nil
    }
    return number
  }

  /// The truth value of a key.
  package mutating func flag(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if let flag = value.bool { return flag }
    report("'\(key)' is true or false, not \(value.kindName)", at: value.location, field: key)
    return nil
  }

  /// The elements of a key's list; nil where it is absent, or reported as of another kind.
  package mutating func list(_ key: String) -> [Node]? {
    guard let value = value(key) else { return nil }
    if let elements = value.sequence { return elements }
    report("'\(key)' is a list, not \(value.kindName)", at: value.location, field: key)
    return nil
  }

  /// The texts of a key's list, or the one text that stands in its place.
  package mutating func texts(_ key: String) -> [(text: String, location: Location)]? {
    guard let value = value(key) else { return nil }
    let elements = value.sequence ?? [value]
    return elements.compactMap { element in text(element, key).map { ($0, element.location) } }
  }

  /// Reports a fault of a field.
  package mutating func report(
    _ message: String, at location: Location, hint: String? = nil, field: String
  ) {
    faults.report(rule, message, at: location, hint: hint, details: ["field": .string(field)])
  }

  /// All faults, with one for each key that nobody asked for.
  package consuming func finish(refusingUnknown: Bool = true) -> Findings {
    guard refusingUnknown, let entries = node.mapping else { return faults }
    for entry in entries where !asked.contains(entry.key) {
      let near = nearestMatch(to: entry.key, in: asked)
      faults.report(
        rule, "\(what) has no key '\(entry.key)'", at: entry.keyLocation,
        hint: near.map { "did you mean '\($0)'?" }
          ?? "the keys are \(asked.sorted().joined(separator: ", "))",
        details: ["field": .string(entry.key)])
    }
    return faults
  }

  private mutating func text(_ value: Node, _ key: String) -> String? {
    if let text = value.string { return text }
    var hint: String?
    if let digits = value.number { hint = "put it in quotes: \"\(digits)\"" }
    faults.report(
      rule, "'\(key)' is a text, not \(value.kindName)", at: value.location, hint: hint,
      details: ["field": .string(key)])
    return nil
  }
}
