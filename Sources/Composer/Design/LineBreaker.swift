import Raster

/// Breaks a paragraph into words and words into lines.
struct LineBreaker {
  /// A stretch that is never broken.
  struct Word: Hashable {
    /// The stretch without the space behind it.
    let text: String
    /// Whether a space stands behind it, unless a line ends there.
    let hasSpace: Bool
    /// What is shown at the end of a line that ends here: a hyphen for a soft one.
    let ending: String
    /// Its width as a part of the font size.
    let width: Double
    /// The width of the space or hyphen.
    let tailWidth: Double
    /// How much a line should not end here, 0 for a good place.
    let penalty: Double
  }

  /// A line and its width as a part of the font size.
  struct Line: Hashable {
    let text: String
    let width: Double
  }

  private let text: String
  private let language: String?

  init(_ paragraph: String, language: String?) {
    // Runs of white space are one space, as in SVG; the ends of a paragraph have none.
    text = paragraph.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
    )
    .joined(separator: " ")
    self.language = language
  }

  /// The words, each measured once.
  func words(measure: (String) -> Double) -> [Word] {
    let space = measure(" ")
    let hyphen = measure("-")
    let boundaries = TextWords.boundaries(in: text, language: language)
    let breaks = places(between: boundaries)
    var words: [Word] = []
    var start = text.startIndex
    for end in breaks + [text.endIndex] where end > start {
      let piece = text[start..<end]
      let isSoft = piece.last == "\u{AD}"
      let shown = String(piece.filter { $0 != "\u{AD}" }.reversed().drop { $0 == " " }.reversed())
      let hasSpace = piece.last == " "
      if !shown.isEmpty {
        words.append(
          Word(
            text: shown, hasSpace: hasSpace, ending: isSoft ? "-" : "", width: measure(shown),
            tailWidth: hasSpace ? space : isSoft ? hyphen : 0,
            penalty: penalty(at: end, words: boundaries)))
      }
      start = end
    }
    return words
  }

  /// Where a line may end: Unicode's places, and those between words of scripts that Unicode leaves to
  /// a dictionary.
  private func places(between words: Set<String.Index>) -> [String.Index] {
    let places = TextBreaks(in: text, language: language).opportunities
    let unspaced = words.filter { index in
      let (before, after) = neighbours(of: index)
      guard let before, let after else { return false }
      return isUnspaced(before) && isUnspaced(after)
        && after.properties.generalCategory == .otherLetter
    }
    return Set(places).union(unspaced).filter(isAllowed).sorted()
  }

  /// Whether a character is of a script without spaces between words: Thai, Lao, Burmese, Khmer.
  private func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E01...0x0E4E, 0x0E80...0x0ECF, 0x1000...0x103F, 0x1050...0x108F, 0x1780...0x17D3: true
    default: false
    }
  }

  /// Korean keeps its words whole, as its readers expect of headlines; Unicode would break anywhere.
  private func isAllowed(_ index: String.Index) -> Bool {
    let (before, after) = neighbours(of: index)
    return !(isHangul(before) && isHangul(after))
  }

  private func neighbours(of index: String.Index) -> (Unicode.Scalar?, Unicode.Scalar?) {
    (text[..<index].unicodeScalars.last, text[index...].unicodeScalars.first)
  }

  /// How much a line should not end at a place.
  ///
  /// Chinese and Japanese have no spaces; Unicode would break between any two of their characters. A
  /// line ends best behind a mark, well between two words, and never inside of one or before the
  /// particle or ending that belongs to it.
  private func penalty(at index: String.Index, words: Set<String.Index>) -> Double {
    let (before, after) = neighbours(of: index)
    guard let before, let after, before != " " else { return 0 }
    switch before.properties.generalCategory {
    case .otherPunctuation, .closePunctuation, .finalPunctuation: return 0
    default: break
    }
    // Two dictionaries may differ; a line ends where both see the end of a word, if it can.
    if isUnspaced(before), isUnspaced(after) { return words.contains(index) ? 0 : 3 }
    guard isIdeographic(before) || isIdeographic(after) else { return 0 }
    if !words.contains(index) { return 3 }
    guard isHiragana(after) else { return 0.15 }
    // A noun in kanji becomes a verb with する, しない, できる: the two are one word to readers.
    let isVerb = !isHiragana(before) && ["す", "し", "さ", "せ", "で"].contains(after)
    // て and を, which ICU takes for words, are nothing without the verb or noun before them.
    return isVerb || after == "て" || after == "を" ? 2.5 : 0.9
  }

  private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x309F).contains(scalar.value)
  }

  private func isHangul(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}

extension LineBreaker {
  /// The lines of words for a number of lines: the widest as narrow as can be, then all as even as can
  /// be, ending at good places.
  static func balanced(_ words: [Word], lines count: Int) -> [Line] {
    guard count > 1, words.count > 1 else { return [line(words[...])] }
    let count = min(count, words.count)
    guard words.count <= 240 else { return greedy(words, lines: count) }
    let ideal = (words.reduce(0) { $0 + $1.width + $1.tailWidth }) / Double(count)
    let prefix = words.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1.width + $1.tailWidth) }
    func width(_ start: Int, _ end: Int) -> Double {
      let last = words[end - 1]
      let tail = last.ending.isEmpty ? last.tailWidth : 0
      return prefix[end] - prefix[start] - tail
    }
    // best[k][end]: the least cost of the first `end` words on k lines.
    var best = [[Double]](
      repeating: [Double](repeating: .infinity, count: words.count + 1), count: count + 1)
    var cut = [[Int]](
      repeating: [Int](repeating: 0, count: words.count + 1), count: count + 1)
    best[0][0] = 0
    for lines in 1...count {
      for end in lines...words.count {
        for start in (lines - 1)..<end where best[lines - 1][start] < .infinity {
          let isLast = end == words.count
          let ratio = width(start, end) / max(ideal, 0.01)
          // The fourth power keeps the widest line narrow before all.
          let cost = ratio * ratio * ratio * ratio + (isLast ? 0 : words[end - 1].penalty)
          if best[lines - 1][start] + cost < best[lines][end] {
            best[lines][end] = best[lines - 1][start] + cost
            cut[lines][end] = start
          }
        }
      }
    }
    var bounds = [words.count]
    for lines in stride(from: count, to: 0, by: -1) {
      bounds.append(cut[lines][bounds[bounds.count - 1]])
    }
    bounds.reverse()
    return zip(bounds, bounds.dropFirst()).map { line(words[$0..<$1]) }
  }

  /// Fills line after line; for texts that are too long to be a headline anyway.
  private static func greedy(_ words: [Word], lines count: Int) -> [Line] {
    let total = words.reduce(0) { $0 + $1.width + $1.tailWidth }
    var lines: [Line] = []
    var start = 0
    var width = 0.0
    for index in words.indices {
      width += words[index].width + words[index].tailWidth
      let isFull = width >= total / Double(count) && lines.count < count - 1
      if isFull, index + 1 < words.count {
        lines.append(line(words[start...index]))
        start = index + 1
        width = 0
      }
    }
    return lines + [line(words[start...])]
  }

  private static func line(_ words: ArraySlice<Word>) -> Line {
    var text = ""
    var width = 0.0
    for (index, word) in zip(words.indices, words) {
      let isLast = index == words.endIndex - 1
      text += word.text + (isLast ? word.ending : word.hasSpace ? " " : "")
      let tail =
        isLast ? (word.ending.isEmpty ? 0 : word.tailWidth) : word.hasSpace ? word.tailWidth : 0
      width += word.width + tail
    }
    return Line(text: text, width: width)
  }
}
