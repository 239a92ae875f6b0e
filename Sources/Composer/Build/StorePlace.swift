package import Stores

/// Where an upload tool expects a picture.
package struct StorePlace: Sendable, Hashable {
  /// The folder below the output folder that holds the listings of both stores.
  package static let folder = "fastlane"

  package let store: Store
  /// The path below the output folder.
  package let path: String

  /// The places of a picture; why there is none is told instead.
  ///
  /// - Parameters:
  ///   - number: The shot's place in store order, from 1.
  ///   - shot: The shot's id.
  ///   - wellName: The well's name as the project names it.
  ///   - well: The well.
  ///   - code: The store's own code for the locale.
  package init?(number: String, shot: String, wellName: String, well: Well, code: String) {
    let tables = StoreTables.shipped
    guard let name = well.storeWell else { return nil }
    if tables.display(named: name) != nil {
      store = .appStore
      path = "\(Self.folder)/screenshots/\(code)/\(number)_\(shot)-\(wellName).png"
    } else if let image = tables.image(named: name) {
      store = .googlePlay
      let folder = "\(Self.folder)/metadata/android/\(code)/images"
      path =
        image.isSingle
        ? "\(folder)/\(image.name).png" : "\(folder)/\(image.name)/\(number)_\(shot).png"
    } else {
      return nil
    }
  }

  /// The store that takes a well; nil for a fixture size, and for a name that no store has.
  package static func store(of well: Well) -> Store? {
    guard let name = well.storeWell else { return nil }
    if StoreTables.shipped.display(named: name) != nil { return .appStore }
    return StoreTables.shipped.image(named: name) == nil ? nil : .googlePlay
  }
}

extension Project.Layout {
  /// The store whose layout it is.
  package var store: Store {
    switch self {
    case .deliver: .appStore
    case .supply: .googlePlay
    }
  }
}
