/// A JSON value to be written: members keep their order, so the same value gives the same bytes.
///
/// Foundation's encoder can only sort keys or leave their order to chance; reports and records are
/// read by people too and have an order of their own.
public enum JSONValue: Sendable, Hashable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number in the digits in which it is written.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in order; names are unique.
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// A member of an object.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with the members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  /// The literal `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// A string, or null.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// Whether it is the literal `null`.
  public var isNull: Bool { self == .null }

  /// The value of an object's member, if there is one.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The object with one more member at its end; a value that is no object stays as it is.
  public func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(name, value)])
  }
}

extension JSONValue {
  /// The value on one line, without spaces.
  public var compact: String {
    var out = ""
    write(to: &out, indent: nil)
    return out
  }

  /// The value over several lines, indented by two spaces, with a line end at its end.
  public var pretty: String {
    var out = ""
    write(to: &out, indent: 0)
    return out + "\n"
  }

  private func write(to out: inout String, indent: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let digits): out += digits
    case .string(let text): Self.quote(text, to: &out)
    case .array(let elements):
      Self.list("[", "]", elements, to: &out, indent: indent) { element, out, inner in
        element.write(to: &out, indent: inner)
      }
    case .object(let members):
      Self.list("{", "}", members, to: &out, indent: indent) { member, out, inner in
        Self.quote(member.name, to: &out)
        out += inner == nil ? ":" : ": "
        member.value.write(to: &out, indent: inner)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], to out: inout String, indent: Int?,
    write: (Element, inout String, Int?) -> Void
  ) {
    out += open
    let inner = indent.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { out += "," }
      if let inner { out += "\n" + String(repeating: "  ", count: inner) }
      write(element, &out, inner)
    }
    if let indent, !elements.isEmpty { out += "\n" + String(repeating: "  ", count: indent) }
    out += close
  }

  /// Writes a quoted string; U+2028 and U+2029 are escaped, since scripts end a line at them.
  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
