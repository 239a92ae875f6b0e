/// Takes the way to some folders out of texts, so that they read the same wherever they were written.
struct Relocation {
  private let folders: [(from: String, to: String)]

  /// Folders with what stands for them; an empty text leaves the names below them alone.
  init(_ folders: [(from: String, to: String)]) {
    self.folders = folders.filter { !["", ".", "/"].contains($0.from) }
      .sorted { $0.from.utf8.count > $1.from.utf8.count }
  }

  /// A text with every path below the folders changed.
  func text(_ text: String) -> String {
    folders.reduce(text) { text, folder in
      guard text.contains(folder.from) else { return text }
      return Self.replace(folder.from, with: folder.to, in: text)
    }
  }

  private static func replace(_ folder: String, with other: String, in text: String) -> String {
    var out = ""
    var rest = text[...]
    while let found = rest.firstRange(of: folder) {
      out += rest[..<found.lowerBound]
      let after = rest[found.upperBound...]
      // A folder's name may be a part of another's.
      let isWhole = !(out.last.map(isPartOfName) ?? false)
      if isWhole, after.first == "/" {
        out += other.isEmpty ? "" : other + "/"
        rest = after.dropFirst()
      } else if isWhole, !(after.first.map(isPartOfName) ?? false) {
        out += other.isEmpty ? "." : other
        rest = after
      } else {
        out += folder
        rest = after
      }
    }
    return out + rest
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/._-".contains(character)
  }
}
