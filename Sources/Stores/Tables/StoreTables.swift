/// What the stores accept: the rows that every rule reads.
///
/// A value, so that a user's newer rows can stand in for those of this version.
public struct StoreTables: Sendable, Hashable {
  /// The App Store's displays.
  public internal(set) var displayTypes: [DisplayType]
  /// Google Play's kinds of picture.
  public internal(set) var imageTypes: [ImageType]
  /// The App Store's duties.
  public internal(set) var requiredSets: [RequiredSet]
  /// The limits of the listings' texts.
  public internal(set) var textFields: [TextField]
  /// The locales of both stores.
  public internal(set) var locales: [StoreLocale]

  /// The rows of this version.
  public static let shipped = StoreTables(
    displayTypes: DisplayType.shipped, imageTypes: ImageType.shipped,
    requiredSets: RequiredSet.shipped, textFields: TextField.shipped,
    locales: StoreLocale.appStore + StoreLocale.play)

  /// The display of a store well's name: its type, an iMessage twin, or a placement group.
  public func display(named name: String) -> DisplayType? {
    // Some tools speak of the 6.9-inch set as a type that Apple never made.
    let known = name == "APP_IPHONE_69" ? "APP_IPHONE_67" : name
    return displayTypes.first {
      [$0.displayType, $0.messagesType, $0.placementGroup, $0.family].contains(known)
    }
  }

  /// The locales of a store.
  public func locales(of store: Store) -> [StoreLocale] { locales.filter { $0.store == store } }

  /// The kind of Google Play picture of a name.
  public func image(named name: String) -> ImageType? {
    imageTypes.first { $0.name == name || $0.family == name }
  }
}
