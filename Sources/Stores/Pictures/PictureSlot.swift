/// The place of a listing that a picture goes to.
public enum PictureSlot: Sendable, Hashable {
  /// A display of the App Store.
  case display(DisplayType)
  /// The same display of the App Store's iMessage listing.
  case messages(DisplayType)
  /// A kind of Google Play picture.
  case image(ImageType)

  /// The slot that a well's `storeWell` names; nil for a name that no store has.
  package init?(storeWell: String, in tables: StoreTables) {
    if let image = tables.image(named: storeWell) {
      self = .image(image)
    } else if let display = tables.display(named: storeWell) {
      self = storeWell.hasPrefix("IMESSAGE_") ? .messages(display) : .display(display)
    } else {
      return nil
    }
  }

  /// The store.
  public var store: Store {
    switch self {
    case .display, .messages: .appStore
    case .image: .googlePlay
    }
  }

  /// What it is called, for people.
  public var name: String {
    switch self {
    case .display(let display): display.name
    case .messages(let display): "iMessage \(display.name)"
    case .image(let image): image.title
    }
  }

  /// Its pictures, for people: `iPhone 6.9" Display pictures`, `phone screenshots`.
  package var pictures: String {
    switch self {
    case .display, .messages: "\(name) pictures"
    case .image(let image): image.isSingle ? "files for the \(image.title)" : image.title
    }
  }

  /// The store's own name, as a report's `display` gives it.
  public var storeWell: String {
    switch self {
    case .display(let display): display.storeWell
    case .messages(let display): display.messagesType ?? display.placementGroup
    case .image(let image): image.name
    }
  }

  /// What every picture of it must keep to.
  public var limits: PictureLimits {
    switch self {
    case .display(let display), .messages(let display): display.limits
    case .image(let image): image.limits
    }
  }

  /// The App Store display, if it is one.
  package var display: DisplayType? {
    switch self {
    case .display(let display), .messages(let display): display
    case .image: nil
    }
  }

  /// The kind of Google Play picture, if it is one.
  package var image: ImageType? {
    guard case .image(let image) = self else { return nil }
    return image
  }
}
