import Catalog
import Diagnostics
import Release
import Stores

/// What a shell can offer where a value is due.
enum Candidates: Sendable, Hashable {
  /// One of these words.
  case words([String])
  /// Some of these words, with commas between them.
  case list([String])
  /// A file or a folder.
  case files
  /// Nothing that could be listed: a name, a number, a date.
  case nothing

  /// What is meant by the name that the help gives a value, such as `FILE`, `[PROJECT]`, `json|text`.
  init(_ placeholder: String) {
    let name = placeholder.filter { !"[]…".contains($0) }
    if name.isEmpty {
      self = .nothing
    } else if let known = Self.known[name] {
      self = known
    } else if name.contains("|") {
      self = .words(name.split(separator: "|").map(String.init))
    } else if name.contains(","), name.allSatisfy({ !$0.isUppercase }) {
      self = .list(name.split(separator: ",").map(String.init))
    } else {
      self = Self.unlisted.contains(name) ? .nothing : .files
    }
  }

  private static let known: [String: Candidates] = [
    "CODE": .words(RuleCatalog.all.map(\.code)),
    "GATE": .words(Gate.allCases.map(\.rawValue)),
    "TAG": .words(locales),
    "TAG,TAG": .list(locales),
    "DISPLAY": .words(Set(StoreTables.shipped.displayNames).sorted()),
    "TERRITORY": .words(Territory.all.map(\.code)),
  ]

  /// Values that only the one who types knows.
  private static let unlisted: Set = ["DATE", "ID", "ISO", "N", "NAME", "TEXT", "V"]

  private static let locales = Set(
    Store.allCases.flatMap { StoreLocales.locales(of: $0).map(\.code) }
  ).sorted()
}
