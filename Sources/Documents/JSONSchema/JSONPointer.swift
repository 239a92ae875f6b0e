/// A way through a document: RFC 6901.
struct JSONPointer: Hashable, Sendable {
  /// The pointer as it is written, such as `/$defs/a~1b`; empty for the whole document.
  let string: String

  static let root = JSONPointer(string: "")

  /// The pointer that goes one step on.
  func appending(_ token: String) -> JSONPointer {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return JSONPointer(string: "\(string)/\(token)")
    }
    let escaped = token.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "~": out += "~0"
      case "/": out += "~1"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return JSONPointer(string: "\(string)/\(escaped)")
  }

  func appending(_ index: Int) -> JSONPointer { JSONPointer(string: "\(string)/\(index)") }

  /// The steps, unescaped; nil where it does not start with a slash.
  var tokens: [String]? {
    if string.isEmpty { return [] }
    guard string.utf8.first == UInt8(ascii: "/") else { return nil }
    return string.unicodeScalars.dropFirst().split(
      separator: "/", omittingEmptySubsequences: false
    ).map { Self.unescaped(String(String.UnicodeScalarView($0))) }
  }

  private static func unescaped(_ token: String) -> String {
    var out = String.UnicodeScalarView()
    var isEscape = false
    for scalar in token.unicodeScalars {
      if isEscape {
        out.append(scalar == "1" ? "/" : "~")
        if scalar != "0", scalar != "1" { out.append(scalar) }
        isEscape = false
      } else if scalar == "~" {
        isEscape = true
      } else {
        out.append(scalar)
      }
    }
    if isEscape { out.append("~") }
    return String(out)
  }
}

extension Node {
  /// The value one step on, if there is one.
  func step(_ token: String) -> Node? {
    switch content {
    case .mapping: return self[token]
    case .sequence(let elements):
      guard let index = Int(token), String(index) == token, elements.indices.contains(index) else {
        return nil
      }
      return elements[index]
    default: return nil
    }
  }

  /// The value that a JSON Pointer (RFC 6901) leads to, if there is one.
  package func value(at pointer: String) -> Node? { at(JSONPointer(string: pointer)) }

  /// The value that a pointer leads to.
  func at(_ pointer: JSONPointer) -> Node? {
    guard let tokens = pointer.tokens else { return nil }
    return tokens.reduce(Optional(self)) { node, token in node?.step(token) }
  }
}
