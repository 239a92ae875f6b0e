internal import Diagnostics
internal import Documents

/// What a source sells, to be held against the catalog.
struct Inventory {
  /// What messages call the source: its file's name.
  let name: String
  let products: [Product]
  /// Where a product that is not there is missed.
  let location: Location
}
