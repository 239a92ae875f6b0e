/// A place in a text where somebody meant to write something else.
struct Placeholder {
  /// The words of it.
  let text: Substring
  /// Whether it can't be meant; `placeholder` can.
  let isCertain: Bool

  /// The stretch of the text.
  var range: Range<String.Index> { text.startIndex..<text.endIndex }

  /// The first in a text, the certain ones before the others.
  static func first(in text: String) -> Placeholder? {
    all(in: text[...]).max { !$0.isCertain && $1.isCertain }
  }

  /// All in a text.
  static func all(in text: Substring) -> [Placeholder] {
    let certain = certainWords.matches(in: text) + braces(in: text) + marks(in: text)
    return certain.map { Placeholder(text: $0, isCertain: true) }
      + doubtfulWords.matches(in: text).map { Placeholder(text: $0, isCertain: false) }
  }

  /// Filler that fastlane's precheck knows too (2026-07-21).
  private static let certainWords = WordList(["hipster ipsum", "bacon ipsum", "lorem ipsum"])
  private static let doubtfulWords = WordList(["placeholder", "text here"])

  /// `{{NAME}}` and `${NAME}`: templates that were never filled.
  private static func braces(in text: Substring) -> [Substring] {
    guard text.utf8.holds("{{") || text.utf8.holds("${") else { return [] }
    var found: [Substring] = []
    for (open, close) in [("{{", "}}"), ("${", "}")] {
      var rest = text
      while let start = rest.firstRange(of: open),
        let end = rest[start.upperBound...].firstRange(of: close)
      {
        let inside = rest[start.upperBound..<end.lowerBound]
        if inside.utf8.count <= 64, !inside.contains(where: \.isNewline) {
          found.append(rest[start.lowerBound..<end.upperBound])
        }
        rest = rest[end.upperBound...]
      }
    }
    return found
  }

  /// Notes that writers leave for themselves, in capitals.
  private static func marks(in text: Substring) -> [Substring] {
    let notes = ["TODO", "FIXME", "TBD", "XXX"]
    guard notes.contains(where: text.utf8.holds) else { return [] }
    return text.split { !$0.isLetter }.filter { notes.contains(String($0)) }
  }
}

extension Substring.UTF8View {
  /// Whether the bytes of a word are in it, which is told sooner than where its characters are.
  fileprivate func holds(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
