public import Diagnostics
internal import Geometry

/// A finished picture with its place in a store's listing.
public struct ListedPicture: Sendable, Hashable {
  /// Which sizes a picture may have where its folder does not fix its display.
  public enum Scope: Sendable, Hashable {
    /// Any display of the App Store.
    case anyDisplay
    /// Apple TV only.
    case appleTV
    /// Displays that iMessage apps have.
    case messages
    /// The slot is fixed.
    case fixed
  }

  /// What is known of the picture.
  public let facts: PictureFacts
  /// The file's name.
  public let name: String
  /// The file.
  public let location: Location
  /// The store.
  public let store: Store
  /// The locale's folder, or the store's code; nil where the picture is for all locales or for none.
  public let locale: String?
  /// The place of the listing; nil where the size fits none.
  public let slot: PictureSlot?
  /// Which sizes it may have.
  public let scope: Scope
  /// Whether it stands in a listing; a loose picture has no set that could be too large or too small.
  public let isLoose: Bool

  /// A picture whose slot is known.
  public init(
    _ facts: PictureFacts, name: String, at location: Location, locale: String?,
    slot: PictureSlot, isLoose: Bool = false
  ) {
    self.init(
      facts, name: name, at: location, store: slot.store, locale: locale, slot: slot,
      scope: .fixed, isLoose: isLoose)
  }

  /// A picture of the App Store whose display follows from its size.
  ///
  /// 2048×2732 is the 13-inch iPad's unless the path names `APP_IPAD_PRO_129` or the 2nd generation,
  /// 3840×2160 Apple TV's unless the path says vision: so does fastlane's deliver.
  package init(
    _ facts: PictureFacts, name: String, at location: Location, locale: String?, scope: Scope,
    in tables: StoreTables, isLoose: Bool = false
  ) {
    let fitting = scope.displays(of: tables).filter { $0.sizes.contains(facts.size) }
    let display = fitting.first { $0.isHinted(by: location.file) } ?? fitting.first
    let slot = display.map { scope == .messages ? PictureSlot.messages($0) : .display($0) }
    self.init(
      facts, name: name, at: location, store: .appStore, locale: locale, slot: slot, scope: scope,
      isLoose: isLoose)
  }

  private init(
    _ facts: PictureFacts, name: String, at location: Location, store: Store, locale: String?,
    slot: PictureSlot?, scope: Scope, isLoose: Bool
  ) {
    self.facts = facts
    self.name = name
    self.location = location
    self.store = store
    self.locale = locale
    self.slot = slot
    self.scope = scope
    self.isLoose = isLoose
  }

  /// The same picture under another name of its file.
  package func moved(to location: Location) -> ListedPicture {
    ListedPicture(
      facts, name: name, at: location, store: store, locale: locale, slot: slot, scope: scope,
      isLoose: isLoose)
  }

  /// The limits that it must keep to, by its slot or else its store.
  package var limits: PictureLimits { slot?.limits ?? .appStore }

  /// The keys that every finding about it carries.
  package var details: [String: JSONValue] {
    var details: [String: JSONValue] = ["store": .string(store.rawValue)]
    details["locale"] = locale.map(JSONValue.string)
    details["display"] = slot.map { .string($0.storeWell) }
    return details
  }
}

extension ListedPicture.Scope {
  /// The displays whose sizes a picture may have.
  package func displays(of tables: StoreTables) -> [DisplayType] {
    switch self {
    case .anyDisplay, .fixed: tables.displayTypes
    case .appleTV: tables.displayTypes.filter { $0.platform == .appleTV }
    case .messages: tables.displayTypes.filter { $0.messagesType != nil }
    }
  }
}

extension DisplayType {
  /// Whether a path says that a picture of a shared size is this display's.
  fileprivate func isHinted(by path: String) -> Bool {
    let path = path.lowercased()
    switch storeWell {
    case "APP_APPLE_VISION_PRO": return path.contains("vision")
    case "APP_IPAD_PRO_129":
      let names = ["app_ipad_pro_129", "ipad_pro_129", "2nd generation", "2nd gen"]
      return names.contains { path.contains($0) }
    default: return false
    }
  }
}
