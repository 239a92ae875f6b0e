internal import Diagnostics
internal import Documents
internal import Stores

/// A picture file that is to be read, with what its place says of it.
struct PictureTask: Sendable {
  /// How the slot of the picture is known.
  enum Destination: Sendable {
    /// By its folder.
    case slot(PictureSlot)
    /// By its size, among the App Store's displays.
    case sized(ListedPicture.Scope)
    /// By its name and size; the store may be known.
    case guessed(Store?)
  }

  let path: Path
  let name: String
  let locale: String?
  let destination: Destination
  let isLoose: Bool

  init(
    _ file: ListingTree, locale: String?, _ destination: Destination, isLoose: Bool = false
  ) {
    path = file.path
    name = file.name
    self.locale = locale
    self.destination = destination
    self.isLoose = isLoose
  }

  /// The picture that the file turned out to be, in its place of a listing.
  func listed(_ facts: PictureFacts, in tables: StoreTables) -> ListedPicture {
    let location = Location(file: path.string)
    switch destination {
    case .slot(let slot):
      return ListedPicture(
        facts, name: name, at: location, locale: locale, slot: slot, isLoose: isLoose)
    case .sized(let scope):
      return ListedPicture(
        facts, name: name, at: location, locale: locale, scope: scope, in: tables,
        isLoose: isLoose)
    case .guessed(let store):
      let guess = SlotGuess(name: name, size: facts.size, store: store, tables: tables)
      guard let image = guess.image else {
        return ListedPicture(
          facts, name: name, at: location, locale: locale, scope: .anyDisplay, in: tables,
          isLoose: isLoose)
      }
      return ListedPicture(
        facts, name: name, at: location, locale: locale, slot: .image(image), isLoose: isLoose)
    }
  }
}
