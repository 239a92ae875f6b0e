/// A JSON value of a webhook body.
package enum Body: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  case text(String)
  case number(Int64)
  case null
  case list([Body])
  case object([(String, Body)])

  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int64) { self = .number(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: Body...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, Body)...) { self = .object(elements) }

  /// The value as JSON on one line.
  package var json: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): String(number)
    case .null: "null"
    case .list(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.0)\":\($0.1.json)" }.joined(separator: ","))}"
    }
  }

  /// The bytes of the JSON.
  package var bytes: [UInt8] { Array(json.utf8) }

  /// The object with members added or, by `nil` in the optional, taken out.
  package func with(_ changes: [String: Body?]) -> Body {
    guard case .object(let members) = self else { return self }
    let kept = members.filter { !changes.keys.contains($0.0) }
    let added = changes.sorted { $0.key < $1.key }.compactMap { name, value in
      value.map { (name, $0) }
    }
    return .object(kept + added)
  }
}
