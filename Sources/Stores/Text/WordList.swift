/// English words and phrases that are looked for in a text, whole and without regard to case.
struct WordList {
  private let words: [String]
  private let allowed: [String]

  /// - Parameters:
  ///   - words: What is looked for, in lower case.
  ///   - allowed: Longer phrases, in lower case, in which it is fine.
  init(_ words: [String], allowed: [String] = []) {
    self.words = words
    self.allowed = allowed
  }

  /// The stretches of a text that are one of the words, in the order of the text.
  func matches(in text: Substring) -> [Substring] {
    let fine = allowed.flatMap { Self.ranges(of: $0, in: text) }
    return words.flatMap { Self.ranges(of: $0, in: text) }
      .filter { range in !fine.contains { $0.overlaps(range) } }
      .sorted { $0.lowerBound < $1.lowerBound }
      .map { text[$0] }
  }

  private static func ranges(of word: String, in text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    let wanted = Array(word)
    var start = text.startIndex
    while start < text.endIndex {
      if isBoundary(start, in: text), let end = end(of: wanted, from: start, in: text) {
        found.append(start..<end)
        start = end
      } else {
        start = text.index(after: start)
      }
    }
    return found
  }

  /// Whether no letter or digit stands before an index.
  private static func isBoundary(_ index: String.Index, in text: Substring) -> Bool {
    guard index > text.startIndex else { return true }
    let before = text[text.index(before: index)]
    return !before.isLetter && !before.isNumber
  }

  private static func end(
    of word: [Character], from start: String.Index, in text: Substring
  ) -> String.Index? {
    var index = start
    for character in word {
      guard index < text.endIndex, text[index].lowercased() == String(character) else {
        return nil
      }
      index = text.index(after: index)
    }
    guard index == text.endIndex || !text[index].isLetter && !text[index].isNumber else {
      return nil
    }
    return index
  }
}
