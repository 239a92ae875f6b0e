public import Diagnostics

/// A string catalog (`.xcstrings`): texts of all locales by key.
public struct StringCatalog: Sendable {
  /// The locale that the keys are written in; nil where the file does not say.
  public let sourceLanguage: String?
  /// The keys, in the order of the file.
  public let entries: [Entry]

  /// A key with its texts.
  public struct Entry: Sendable {
    /// The key.
    public let key: String
    /// Where the key stands.
    public let location: Location
    /// How Xcode came by it: `manual`, `extracted_with_value`, `migrated`, `stale`; nil where not said.
    public let extractionState: String?
    /// Whether it is to be translated at all.
    public let shouldTranslate: Bool
    /// Its texts, in the order of the file.
    public let units: [Unit]
  }

  /// One text of a key.
  public struct Unit: Sendable {
    /// The locale as written, such as `pt-BR`.
    public let locale: String
    /// What the text is for, outermost first; empty for the plain text.
    public let variation: [Variation]
    /// The text.
    public let value: String
    /// `translated`, `new`, `needs_review` or `stale`; nil where not said.
    public let state: String?
    /// Where the text stands.
    public let location: Location
  }

  /// A case that a text is for.
  public enum Variation: Sendable, Hashable {
    /// A kind of device, such as `iphone` or `other`.
    case device(String)
    /// A plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural(String)
    /// A placeholder of the text that has plural cases of its own.
    case substitution(String)
  }

  /// The plain texts of a key by locale; where a locale has only variations, its `other` or first one.
  public func texts(of key: String) -> [String: Unit] {
    let units = entries.first { $0.key == key }?.units ?? []
    return Dictionary(units.map { ($0.locale, $0) }) { first, second in
      second.plainness > first.plainness ? second : first
    }
  }
}

extension StringCatalog.Unit {
  /// How near it is to the text that everybody sees.
  fileprivate var plainness: Int {
    if variation.isEmpty { return 2 }
    return variation.allSatisfy { $0 == .device("other") || $0 == .plural("other") } ? 1 : 0
  }
}
