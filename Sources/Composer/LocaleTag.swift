import Stores

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

  /// Whether its script runs from right to left.
  public var isRightToLeft: Bool { StoreLocales.isRightToLeft(text) }

  /// Orders by the text.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.text < right.text }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
