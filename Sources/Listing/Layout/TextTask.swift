internal import Documents
internal import Stores

/// A text file that is to be read, with which text of which locale it is.
struct TextTask: Sendable {
  let path: Path
  let field: TextField
  let locale: String?

  init(_ file: ListingTree, _ field: TextField, locale: String?) {
    path = file.path
    self.field = field
    self.locale = locale
  }
}
