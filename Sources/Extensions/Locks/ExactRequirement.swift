internal import Diagnostics
internal import Documents

/// A dependency that a `Package.swift` pins to one version.
struct ExactRequirement: Sendable {
  /// The address or the registry id of the dependency.
  let source: String
  let version: String
  let location: Location

  var identity: String { Pin.identity(ofAddress: source) }

  /// The exact requirements that are written out: `.package(url: "…", exact: "1.2.3")`, the older
  /// `.exact("1.2.3")`, and `Version(1, 2, 3)`.
  static func all(in source: SourceText) -> [ExactRequirement] {
    let tokens = SwiftToken.tokens(of: source)
    var requirements: [ExactRequirement] = []
    for index in tokens.indices.dropLast(2) {
      guard tokens[index].kind == .sign(UInt8(ascii: ".")),
        tokens[index + 1].kind == .word("package"),
        tokens[index + 2].kind == .sign(UInt8(ascii: "("))
      else { continue }
      let arguments = arguments(tokens[(index + 3)...])
      if let requirement = requirement(arguments, in: source) { requirements.append(requirement) }
    }
    return requirements
  }

  /// The tokens up to the closing parenthesis.
  private static func arguments(_ tokens: ArraySlice<SwiftToken>) -> [SwiftToken] {
    var depth = 1
    return Array(
      tokens.prefix { token in
        if token.kind == .sign(UInt8(ascii: "(")) { depth += 1 }
        if token.kind == .sign(UInt8(ascii: ")")) { depth -= 1 }
        return depth > 0
      })
  }

  private static func requirement(
    _ tokens: [SwiftToken], in source: SourceText
  ) -> ExactRequirement? {
    guard let address = string(after: "url", in: tokens) ?? string(after: "id", in: tokens),
      let exact = tokens.firstIndex(where: { $0.kind == .word("exact") })
    else { return nil }
    let rest = tokens[(exact + 1)...]
    // Behind `exact` stands `: "1.2.3"`, `("1.2.3")`, or `: Version(1, 2, 3)`.
    if case .string(let version?)? = rest.dropFirst().first?.kind,
      let token = rest.dropFirst().first
    {
      return ExactRequirement(
        source: address, version: version, location: source.location(token.range))
    }
    let parts = rest.dropFirst(1)
    guard parts.first?.kind == .word("Version"), let first = parts.first else { return nil }
    let numbers = parts.prefix { $0.kind != .sign(UInt8(ascii: ")")) }.compactMap { token -> Int? in
      if case .word(let word) = token.kind { Int(word) } else { nil }
    }
    guard numbers.count == 3 else { return nil }
    return ExactRequirement(
      source: address, version: numbers.map(String.init).joined(separator: "."),
      location: source.location(first.range))
  }

  private static func string(after label: String, in tokens: [SwiftToken]) -> String? {
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .word(label) {
      guard tokens[index + 1].kind == .sign(UInt8(ascii: ":")),
        case .string(let text?) = tokens[index + 2].kind
      else { continue }
      return text
    }
    return nil
  }
}
