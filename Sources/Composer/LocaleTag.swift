/// A language tag such as `en-US` or `zh-Hant-TW`.
public struct LocaleTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The tag as it was written.
  public let text: String

  /// A tag of the form `^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLetter)
    else { return nil }
    for part in parts.dropFirst() {
      guard (2...8).contains(part.utf8.count),
        part.utf8.allSatisfy({ $0.isLetter || (0x30...0x39).contains($0) })
      else { return nil }
    }
    self.text = text
  }

  /// The tag as it was written.
  public var description: String { text }

  /// The language, in lower case.
  public var language: String { text.prefix { $0 != "-" }.lowercased() }

  /// The script if the tag names one, such as `Hant`.
  public var script: String? {
    text.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
  }

  /// The region if the tag names one, in upper case.
  public var region: String? {
    text.split(separator: "-").dropFirst().first { $0.utf8.count == 2 || $0.allSatisfy(\.isNumber) }
      .map { $0.uppercased() }
  }

  /// Whether its script runs from right to left.
  ///
  /// By the likely scripts of CLDR: Arabic, Hebrew, Thaana, N'Ko, Adlam, Syriac.
  public var isRightToLeft: Bool {
    if let script {
      return ["Arab", "Hebr", "Thaa", "Nkoo", "Adlm", "Syrc"].contains(script)
    }
    let languages: Set = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return languages.contains(language) || text.uppercased() == "PA-PK"
  }

  /// Orders by the text.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.text < right.text }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
