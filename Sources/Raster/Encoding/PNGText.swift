/// A text to store in a PNG, in a chunk of its own that needs no unpacking.
package struct PNGText: Sendable, Hashable {
  /// What the text is: 1 to 79 letters of Latin-1, such as `Software`.
  package let keyword: String
  /// The text, in any script.
  package let value: String

  /// A text under a keyword.
  package init(_ keyword: String, _ value: String) {
    self.keyword = keyword
    self.value = value
  }

  /// The chunk: `tEXt` where Latin-1 says it all, else `iTXt`; nil where the keyword or a NUL in the
  /// text is not allowed.
  var chunk: (name: String, contents: [UInt8])? {
    guard let word = Self.latin1(keyword), (1...79).contains(word.count), isKeyword(word),
      !value.utf8.contains(0)
    else { return nil }
    if let text = Self.latin1(value) { return ("tEXt", word + [0] + text) }
    // Not compressed, no language, no translated keyword.
    return ("iTXt", word + [0, 0, 0, 0, 0] + Array(value.utf8))
  }

  private func isKeyword(_ word: [UInt8]) -> Bool {
    word.allSatisfy { (32...126).contains($0) || $0 >= 161 }
      && word.first != 32 && word.last != 32 && !keyword.contains("  ")
  }

  /// Latin-1's printable letters and line ends; nil where there is another.
  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value),
        byte == 10 || (32...126).contains(byte) || byte >= 160
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
