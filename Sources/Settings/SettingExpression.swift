/// The value of a setting, taken apart into what stands for itself and what refers to other settings.
///
/// The grammar is that of swift-build's `MacroExpressionParser`, read as a string: `$(X)`, `${X}`, `$[X]`,
/// nested, with operators after colons; `$X`, which stays as it is where X is not set; `$$` for a dollar.
struct SettingExpression: Sendable {
  /// A stretch of the value.
  enum Part: Sendable {
    case literal(String)
    case reference(Reference)
  }

  /// A reference to another setting.
  struct Reference: Sendable {
    /// What gives the name: references may stand in it.
    let name: [Part]
    let operators: [Operator]
    /// The characters that stay where nothing is set: those of a `$X` without brackets.
    let fallback: String?
  }

  /// What is done with the value that a reference gives.
  struct Operator: Sendable {
    let name: String
    /// What stands after `=`; nil without one.
    let argument: [Part]?
  }

  /// What is wrong with the writing of a value.
  enum Flaw: Sendable, Hashable {
    case unterminated
    case unnamed
    case unknownOperator
    case tooDeep
  }

  let parts: [Part]
  let flaws: [Flaw]

  init(_ text: String) {
    var parser = ExpressionParser(text)
    parts = parser.parts()
    flaws = parser.flaws
  }
}

/// One pass over the characters of a value.
private struct ExpressionParser {
  private static let deepest = 64
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var flaws: [SettingExpression.Flaw] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parts() -> [SettingExpression.Part] { fragment(until: nil, depth: 0) }

  /// Reads up to a closing bracket or a colon; to the end of the value where there is no bracket.
  private mutating func fragment(until close: UInt8?, depth: Int) -> [SettingExpression.Part] {
    var parts: [SettingExpression.Part] = []
    while let byte = next {
      if let close, byte == close || byte == UInt8(ascii: ":") { break }
      if byte == UInt8(ascii: "$") {
        parts.append(substitution(depth: depth))
      } else {
        let start = offset
        while let byte = next, byte != UInt8(ascii: "$"),
          close == nil || byte != close && byte != UInt8(ascii: ":")
        {
          offset += 1
        }
        parts.append(.literal(text(start..<offset)))
      }
    }
    return parts
  }

  private mutating func substitution(depth: Int) -> SettingExpression.Part {
    let start = offset
    offset += 1
    switch next {
    case UInt8(ascii: "$"):
      offset += 1
      return .literal("$")
    case UInt8(ascii: "("): return reference(from: start, close: UInt8(ascii: ")"), depth: depth)
    case UInt8(ascii: "{"): return reference(from: start, close: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "["): return reference(from: start, close: UInt8(ascii: "]"), depth: depth)
    case let byte? where Self.isNamePart(byte):
      while let byte = next, Self.isNamePart(byte) { offset += 1 }
      let name = text(start + 1..<offset)
      return .reference(.init(name: [.literal(name)], operators: [], fallback: "$" + name))
    default: return .literal("$")
    }
  }

  private mutating func reference(
    from start: Int, close: UInt8, depth: Int
  ) -> SettingExpression.Part {
    guard depth < Self.deepest else {
      flaws.append(.tooDeep)
      offset = bytes.count
      return .literal(text(start..<offset))
    }
    offset += 1
    let name = fragment(until: close, depth: depth + 1)
    var operators: [SettingExpression.Operator] = []
    while next == UInt8(ascii: ":") {
      offset += 1
      operators.append(self.operator(close: close, depth: depth))
    }
    guard next == close else {
      if !flaws.contains(.tooDeep) { flaws.append(.unterminated) }
      offset = bytes.count
      return .literal(text(start..<offset))
    }
    offset += 1
    // `$()` is the usual way to keep a `//` from starting a comment, so an empty name alone is no flaw.
    if name.isEmpty, !operators.isEmpty { flaws.append(.unnamed) }
    return .reference(.init(name: name, operators: operators, fallback: nil))
  }

  private mutating func `operator`(close: UInt8, depth: Int) -> SettingExpression.Operator {
    let start = offset
    while let byte = next, Self.isNamePart(byte) { offset += 1 }
    let name = text(start..<offset)
    var argument: [SettingExpression.Part]?
    if next == UInt8(ascii: "=") {
      offset += 1
      argument = fragment(until: close, depth: depth + 1)
    } else {
      // What can't belong to an operator is passed over up to the next one.
      _ = fragment(until: close, depth: depth + 1)
    }
    if SettingOperator.isUnknown(name, hasArgument: argument != nil) {
      flaws.append(.unknownOperator)
    }
    return .init(name: name, argument: argument)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
