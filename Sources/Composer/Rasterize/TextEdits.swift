import Documents

/// Replacements in a text, by byte ranges of what it was before any of them.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Puts a text in the place of another.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  /// Adds an attribute to a start tag.
  mutating func insertAttribute(_ attribute: String, in element: XMLTree.Element) {
    let place = element.startTagRange.lowerBound + 1 + element.name.utf8.count
    edits.append((place..<place, " \(attribute)"))
  }

  /// Sets a presentation property, in the `style` that has it or as an attribute.
  mutating func setProperty(_ name: String, to value: String, in element: XMLTree.Element) {
    if let style = element.attributes.first(where: { $0.name == "style" }),
      element.property(name) != nil,
      element[name] != element.property(name)
        || style.value.contains(name)
    {
      // A later declaration of the same style wins.
      let end = style.valueRange.upperBound
      edits.append((end..<end, ";\(name):\(value)"))
    } else if let attribute = element.attributes.first(where: { $0.name == name }) {
      edits.append((attribute.valueRange, value))
    } else {
      insertAttribute("\(name)=\"\(value)\"", in: element)
    }
  }

  /// The text with all replacements; of two at one place the first comes first.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= position, "edits overlap")
      out += bytes[position..<edit.range.lowerBound]
      out += edit.text.utf8
      position = edit.range.upperBound
    }
    out += bytes[position...]
    return out
  }
}
