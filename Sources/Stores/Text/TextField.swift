/// A text of a store's listing with its limits: one file of a fastlane tree.
public struct TextField: Sendable, Hashable {
  /// What a store counts.
  public enum Unit: String, Sendable, Hashable {
    /// Characters, as Unicode scalars, full and half width alike.
    case characters
    /// Bytes of UTF-8 by the store's page, though its API takes as many characters.
    case bytes
  }

  /// The store.
  public let store: Store
  /// The name of its file without `.txt`; `changelogs` stands for every file in that folder.
  public let file: String
  /// What it is, for people.
  public let title: String
  /// How long it is at least and at most; nil for a text without a limit, such as an address.
  public let length: ClosedRange<Int>?
  /// What the length counts.
  public let unit: Unit
  /// Whether it is one line, which no line break may part.
  public let isSingleLine: Bool
  /// Where this was read.
  public let source: FactSource

  /// A text with its limits.
  package init(
    _ store: Store, _ file: String, _ title: String, length: ClosedRange<Int>?,
    unit: Unit = .characters, isSingleLine: Bool = false, source: FactSource
  ) {
    self.store = store
    self.file = file
    self.title = title
    self.length = length
    self.unit = unit
    self.isSingleLine = isSingleLine
    self.source = source
  }

  /// Every text that a listing has a file for.
  package static let shipped: [TextField] = [
    TextField(
      .appStore, "name", "app name", length: 2...30, isSingleLine: true,
      source: .appleVersionTexts),
    TextField(
      .appStore, "subtitle", "subtitle", length: 0...30, isSingleLine: true,
      source: .appleVersionTexts),
    TextField(
      .appStore, "keywords", "keywords", length: 0...100, unit: .bytes, isSingleLine: true,
      source: .appleVersionTexts),
    TextField(
      .appStore, "promotional_text", "promotional text", length: 0...170,
      source: .appleVersionTexts),
    TextField(
      .appStore, "description", "description", length: 1...4000, source: .appleVersionTexts),
    TextField(
      .appStore, "release_notes", "what's new", length: 0...4000, source: .appleVersionTexts),
    TextField(
      .googlePlay, "title", "title", length: 1...30, isSingleLine: true, source: .playAssets),
    TextField(
      .googlePlay, "short_description", "short description", length: 1...80,
      isSingleLine: true, source: .playAssets),
    TextField(
      .googlePlay, "full_description", "full description", length: 1...4000,
      source: .playAssets),
    TextField(.googlePlay, "changelogs", "release notes", length: 0...500, source: .playAssets),
  ]
}
