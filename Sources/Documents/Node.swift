public import Diagnostics

/// A value of a document with its place in the file, whatever the file is written in.
public struct Node: Sendable {
  /// What the value is.
  public let content: Content
  /// Where it stands: its file, its start and its end.
  public let location: Location

  /// The kinds of value.
  public enum Content: Sendable {
    /// Nothing: `null`, `~` or an empty YAML value.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number, in the characters in which it is written.
    case number(String)
    /// A text.
    case string(String)
    /// A list.
    case sequence([Node])
    /// Names and values in the order of the file; a repeated name is there as often as it is written.
    case mapping([Entry])
  }

  /// A name and its value.
  public struct Entry: Sendable {
    /// The name.
    public let key: String
    /// Where the name stands.
    public let keyLocation: Location
    /// The value.
    public let value: Node

    /// A name, its place, and its value.
    public init(key: String, keyLocation: Location, value: Node) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// A value at a place.
  public init(_ content: Content, at location: Location) {
    self.content = content
    self.location = location
  }
}

extension Node {
  /// The text, if it is one.
  public var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The truth value, if it is one.
  public var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  /// The characters of the number, if it is one.
  public var number: String? {
    guard case .number(let digits) = content else { return nil }
    return digits
  }

  /// The whole number, if it is one that fits; `1.0` and `1e2` are whole in JSON's sense too.
  public var integer: Int? {
    guard let digits = number else { return nil }
    if let value = Int(digits) { return value }
    guard let value = Double(digits), value.rounded() == value, abs(value) < 9e15 else {
      return nil
    }
    return Int(value)
  }

  /// The elements, if it is a list.
  public var sequence: [Node]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The entries, if it is a mapping.
  public var mapping: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// Whether it is null.
  public var isNull: Bool {
    guard case .null = content else { return false }
    return true
  }

  /// The value of the last entry of a mapping with that name.
  public subscript(key: String) -> Node? {
    let wanted = ExactText(key)
    return mapping?.last { ExactText($0.key) == wanted }?.value
  }

  /// What it is, with an article, as messages say it: `a number`, `a list`.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The value as JSON, names in the order of the file, the last of a repeated name.
  public var json: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let digits): Self.jsonNumber(digits)
    case .string(let text): .string(text)
    case .sequence(let elements): .array(elements.map(\.json))
    case .mapping(let entries):
      .object(
        Self.lastOfEach(entries).map { .init($0.key, $0.value.json) })
    }
  }

  /// The entries in the order of the file, of a repeated name the last.
  package static func lastOfEach(_ entries: [Entry]) -> [Entry] {
    var seen: Set<ExactText> = []
    return entries.reversed().filter { seen.insert(ExactText($0.key)).inserted }.reversed()
  }

  /// A number in JSON's writing: YAML has more, such as `+1`, `.5` and `0x1F`.
  private static func jsonNumber(_ digits: String) -> JSONValue {
    // A regular expression is compiled at each use; most numbers are whole and short.
    let isPlain =
      digits.utf8.count < 16 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (digits.utf8.count == 1 || digits.utf8.first != 0x30) && !digits.isEmpty
    if isPlain || digits.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil {
      return .number(digits)
    }
    if let whole = Int(digits) { return .integer(whole) }
    if digits.hasPrefix("0o"), let whole = Int(digits.dropFirst(2), radix: 8) {
      return .integer(whole)
    }
    // What JSON has no number for, such as `.inf`, stays the text that it is.
    guard let value = Double(digits), value.isFinite else { return .string(digits) }
    return value == value.rounded() && abs(value) < 9e15
      ? .integer(Int(value)) : .number(String(value))
  }

  /// Whether another value is the same, wherever it stands: names in any order, numbers by value.
  package func isSame(as other: Node) -> Bool { SchemaValue(self) == SchemaValue(other) }
}
