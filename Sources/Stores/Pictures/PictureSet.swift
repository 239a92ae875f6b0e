/// The pictures that one locale shows in one slot, in the store's order.
package struct PictureSet: Sendable {
  package let store: Store
  package let locale: String?
  package let slot: PictureSlot
  package let pictures: [ListedPicture]

  /// The sets that pictures make, sorted by store, locale and slot; loose pictures make none.
  package static func sets(of pictures: [ListedPicture]) -> [PictureSet] {
    let listed = pictures.filter { !$0.isLoose && $0.slot != nil }
    let groups = Dictionary(grouping: listed) {
      Key(store: $0.store, locale: $0.locale, slot: $0.slot?.storeWell ?? "")
    }
    return groups.sorted { $0.key < $1.key }.compactMap { key, pictures in
      pictures.first?.slot.map {
        PictureSet(store: key.store, locale: key.locale, slot: $0, pictures: pictures)
      }
    }
  }

  private struct Key: Hashable, Comparable {
    let store: Store
    let locale: String?
    let slot: String

    static func < (left: Key, right: Key) -> Bool {
      (left.store, left.locale ?? "", left.slot) < (right.store, right.locale ?? "", right.slot)
    }
  }

  /// `the iPhone 6.9" Display pictures of en-US`, as messages say it.
  package var title: String {
    "the \(slot.pictures)" + (locale.map { " of \($0)" } ?? "")
  }
}
