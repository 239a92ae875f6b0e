/// A language tag (BCP 47) as far as stores tell languages apart: language, script, region.
///
/// Underscores, any case, variants (`ca-valencia`) and extensions (`-u-…`) are taken; names that the
/// registry has replaced are read as their successors: `iw` is `he`, `in` is `id`, `tl` is `fil`.
public struct LanguageTag: Sendable, Hashable {
  /// Two or three lower-case letters.
  public let language: String
  /// Four letters such as `Hans`; nil where the tag has none.
  public let script: String?
  /// Two capital letters or three digits; nil where the tag has none.
  public let region: String?

  /// The tag that a text is; nil where it is none.
  public init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = parts.first, 2...3 ~= first.count, first.utf8.allSatisfy(isLetter),
      parts.allSatisfy({ 1...8 ~= $0.count && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) } }),
      text.filter({ $0 == "-" || $0 == "_" }).count == parts.count - 1
    else { return nil }
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      if part.count == 1 { break }
      if region == nil, script == nil, part.count == 4, part.utf8.allSatisfy(isLetter) {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, Self.isRegion(part) {
        region = part.uppercased()
      } else if !Self.isVariant(part) {
        return nil
      }
    }
    let language = first.lowercased()
    self.language = Self.successors[language] ?? language
    self.script = script
    self.region = region
  }

  private static func isRegion(_ part: String) -> Bool {
    part.count == 2 && part.utf8.allSatisfy(isLetter)
      || part.count == 3 && part.utf8.allSatisfy(isDigit)
  }

  private static func isVariant(_ part: String) -> Bool {
    part.count >= 5 || part.count == 4 && part.utf8.first.map(isDigit) == true
  }

  /// The IANA registry's preferred values of the languages that are still met under an old name.
  private static let successors = [
    "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "no": "nb", "cmn": "zh",
  ]

  /// Whether its script runs from right to left.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The script in which it is written: its own, or the one that its language and region imply.
  ///
  /// Nil for a language that stores know in one script only.
  var writtenScript: String? {
    if let script { return script }
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): return "Hant"
    case ("zh", _): return "Hans"
    case ("sr", _): return "Cyrl"
    case ("pa", "PK"): return "Arab"
    case ("pa", _): return "Guru"
    case ("az", "IR"): return "Arab"
    case ("az", _), ("ms", _): return "Latn"
    case ("kk", "CN"): return "Arab"
    case ("kk", _), ("mn", _), ("ky", _): return "Cyrl"
    default: return nil
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
