/// A call of vitrine or make, as a page shows it.
struct Command: Sendable {
  let line: Int
  /// Its words, the program first.
  let words: [String]

  /// The calls in an article: in its blocks, and in the type of code within its prose.
  static func all(in article: Article) -> [Command] {
    article.blocks.flatMap { all(in: $0) }
      + article.lines.flatMap { line in
        line.code.compactMap { Command($0, line: line.number) }
          // `vitrine VERB --help` speaks of every verb.
          .filter { $0.words.dropFirst().first?.contains(where: \.isUppercase) != true }
      }
  }

  /// The calls in a block, whether of a shell or of a recipe that holds one.
  static func all(in block: Article.Block) -> [Command] {
    let whole = block.text.replacing("\\\n", with: " ")
    return whole.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, text in
        var rest = text.drop { $0 == " " }
        for prefix in ["- ", "run: ", "$ "] where rest.hasPrefix(prefix) {
          rest = rest.dropFirst(prefix.count)
        }
        return Command(String(rest), line: block.line + 1 + index)
      }
  }

  /// The call that a line of shell starts with; nil where it starts with none of ours.
  init?(_ text: String, line: Int) {
    guard text.hasPrefix("vitrine ") || text.hasPrefix("make ") else { return nil }
    var words: [String] = []
    var word = ""
    var quote: Character?
    reading: for character in text + " " {
      switch character {
      case "'", "\"":
        if quote == nil { quote = character } else if quote == character { quote = nil }
      case " " where quote == nil:
        // What follows is the shell's matter.
        if ["|", ">", "&&", "||", "#", "…"].contains(word) { break reading }
        let isLast = word.hasSuffix(";")
        if isLast { word.removeLast() }
        if !word.isEmpty { words.append(word) }
        if isLast { break reading }
        word = ""
      default: word.append(character)
      }
    }
    self.line = line
    self.words = words
  }
}
