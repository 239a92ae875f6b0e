/// The least native width that a well table cites for some displays.
public struct CitedMinimum: Sendable, Hashable {
  /// What the entry is about, such as `iPad Pro 13 in`; a well's `citedMinimum` names it by this text.
  public let well: String
  /// The least length of the shorter side, px.
  public let width: Int
  /// Who says so.
  public let source: String

  /// An entry of a table; `width` in px.
  public init(well: String, width: Int, source: String) {
    self.well = well
    self.width = width
    self.source = source
  }

  /// The minima that the table of this package cites: the native widths of Apple's own displays.
  package static let shipped: [CitedMinimum] = [
    CitedMinimum(well: "iPhone 6.9 in / 6.7 in / 6.5 in", width: 1242, source: source),
    CitedMinimum(well: "iPhone 5.5 in", width: 1242, source: source),
    CitedMinimum(well: "iPad Pro 13 in", width: 2048, source: source),
    CitedMinimum(well: "iPad Pro 11 in", width: 1668, source: source),
  ]

  private static let source = FactSource.appleScreenshots.description
}
