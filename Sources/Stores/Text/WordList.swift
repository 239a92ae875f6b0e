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
    guard mayHold(word, text) else { return [] }
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

  /// Whether the first letters of an ASCII word are in a text at all, which takes no time to tell.
  ///
  /// The Kelvin sign alone is a letter beyond ASCII whose lower case is not: a text with it is looked at.
  private static func mayHold(_ word: String, _ text: Substring) -> Bool {
    let letters = Array(word.utf8.prefix(2))
    guard letters.count == 2, letters.allSatisfy({ $0 < 0x80 }) else { return true }
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte >= 0xE2 { return true }
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if before == letters[0], lower == letters[1] { return true }
      before = lower
    }
    return false
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
