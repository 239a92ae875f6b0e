/// Which rows of the store tables somebody asks for.
public struct SizeFilter: Sendable, Hashable {
  /// Only rows of this store; nil for both.
  public var store: Store?
  /// Only the row of this name: a family, a display type, a placement group, a kind of picture.
  public var display: String?
  /// Only rows whose facts were read on this day or later.
  public var since: Day?

  /// A filter; without arguments, every row.
  public init(store: Store? = nil, display: String? = nil, since: Day? = nil) {
    self.store = store
    self.display = display
    self.since = since
  }

  /// The displays that are asked for.
  package func displays(of tables: StoreTables) -> [DisplayType] {
    guard store != .googlePlay else { return [] }
    let named = display.map { name in [tables.display(named: name)].compactMap(\.self) }
    return (named ?? tables.displayTypes).filter { isRecent($0.source) }
  }

  /// The kinds of Google Play picture that are asked for.
  package func images(of tables: StoreTables) -> [ImageType] {
    guard store != .appStore else { return [] }
    let named = display.map { name in [tables.image(named: name)].compactMap(\.self) }
    return (named ?? tables.imageTypes).filter { isRecent($0.source) }
  }

  private func isRecent(_ source: FactSource) -> Bool {
    since.map { source.date >= $0 } ?? true
  }
}
