/// The pictures of a store.
struct StoreSection {
  let name: String
  /// Its place on the page.
  let anchor: String
  let locales: [LocaleSection]
  /// Shots that more than one locale has.
  let comparisons: [Comparison]
}

/// The pictures of a locale.
struct LocaleSection {
  let locale: SheetPicture.Locale
  let anchor: String
  let sets: [SetSection]

  var numbers: [Int] { sets.flatMap(\.numbers) }
}

/// The pictures of a display, by their numbers, in store order.
struct SetSection {
  let display: String
  let numbers: [Int]
}

/// One shot in one display over all locales, by the numbers of the pictures.
struct Comparison {
  let shot: String
  let display: String
  let numbers: [Int]
}

extension ContactSheet {
  /// The stores, locales and displays in the order in which their first pictures stand.
  var sections: [StoreSection] {
    grouped(Array(pictures.indices), by: \.store).enumerated().map { index, store in
      let anchor = "s\(index + 1)"
      let locales = grouped(store.numbers, by: \.locale).enumerated().map { index, locale in
        LocaleSection(
          locale: locale.key, anchor: Self.anchor(anchor, locale.key.code, index),
          sets: grouped(locale.numbers, by: \.display).map {
            SetSection(display: $0.key, numbers: $0.numbers)
          })
      }
      return StoreSection(
        name: store.key, anchor: anchor, locales: locales,
        comparisons: comparisons(of: store.numbers))
    }
  }

  private func comparisons(of numbers: [Int]) -> [Comparison] {
    grouped(numbers, by: \.display).flatMap { display in
      grouped(display.numbers, by: \.shot).compactMap { shot in
        let locales = Set(shot.numbers.map { pictures[$0].locale })
        guard locales.count > 1 else { return nil }
        return Comparison(shot: shot.key, display: display.key, numbers: shot.numbers)
      }
    }
  }

  private func grouped<Key: Hashable>(
    _ numbers: [Int], by key: KeyPath<SheetPicture, Key>
  ) -> [(key: Key, numbers: [Int])] {
    var order: [Key] = []
    var groups: [Key: [Int]] = [:]
    for number in numbers {
      let value = pictures[number][keyPath: key]
      if groups[value] == nil { order.append(value) }
      groups[value, default: []].append(number)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// A name that people can put behind a link, unless the folder's name is no plain word.
  private static func anchor(_ store: String, _ code: String, _ index: Int) -> String {
    let isPlain = code.wholeMatch(of: /[A-Za-z0-9-]+/) != nil
    return isPlain ? "\(store)-\(code)" : "\(store).\(index + 1)"
  }
}
