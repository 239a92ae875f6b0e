internal import Diagnostics

/// Builds a tree from the events of an XML parser.
///
/// The bottom of its stack stands for the document, so that comments around the root are kept too.
struct XMLBuilder {
  let source: SourceText
  private let depth: Int
  private var nodesLeft: Int
  private var stack: [XMLTree.Element] = []
  private var section: XMLTree.Piece?
  /// Characters that may go on: expat tells each line of a text on its own.
  private var text: XMLTree.Piece?
  private(set) var children: [XMLTree.Child] = []
  private(set) var faults: [DocumentFault] = []
  /// Whether a fault has ended the reading.
  private(set) var isStopped = false

  init(source: SourceText, depth: Int, nodes: Int) {
    self.source = source
    self.depth = depth
    nodesLeft = nodes
  }

  // MARK: Elements

  mutating func open(_ name: String, values: [String], at range: Range<Int>) {
    endText()
    guard stack.count < depth else {
      stop(.limit, "the document is nested more than \(depth) levels deep", at: range)
      return
    }
    let scanner = XMLAttributeScanner(bytes: source.bytes, tag: range)
    let attributes = zip(stride(from: 0, to: values.count - 1, by: 2), scanner.ranges()).map {
      index, ranges in
      XMLTree.Attribute(
        name: values[index], value: values[index + 1], location: source.location(ranges.whole),
        byteRange: ranges.whole, valueRange: ranges.value)
    }
    for attribute in attributes {
      // Beside an external document type expat drops unknown entities in attributes without a word.
      if let entity = scanner.unknownEntity(in: attribute.valueRange) {
        refuseEntity(entity, at: attribute.byteRange)
        return
      }
    }
    stack.append(
      XMLTree.Element(
        name: name, attributes: attributes, children: [], location: source.location(range),
        byteRange: range, startTagRange: range))
  }

  mutating func close(at end: Int) {
    endText()
    guard var element = stack.popLast() else { return }
    element.byteRange = element.byteRange.lowerBound..<max(end, element.byteRange.upperBound)
    add(.element(element))
  }

  // MARK: What elements hold

  mutating func add(_ child: XMLTree.Child) {
    endText()
    append(child)
  }

  mutating func add(_ characters: String, at range: Range<Int>) {
    if section != nil {
      section?.text += characters
    } else if let start = text?.byteRange.lowerBound {
      text?.text += characters
      text?.byteRange = start..<range.upperBound
    } else {
      text = XMLTree.Piece(text: characters, byteRange: range)
    }
  }

  private mutating func endText() {
    guard let piece = text else { return }
    text = nil
    append(.text(piece))
  }

  private mutating func append(_ child: XMLTree.Child) {
    nodesLeft -= 1
    guard nodesLeft >= 0 else {
      stop(.limit, "the document has more elements than are read", at: child.byteRange)
      return
    }
    if stack.isEmpty {
      children.append(child)
    } else {
      stack[stack.count - 1].children.append(child)
    }
  }

  mutating func openSection(at range: Range<Int>) {
    endText()
    section = XMLTree.Piece(text: "", byteRange: range)
  }

  mutating func closeSection(at end: Int) {
    guard var piece = section else { return }
    section = nil
    piece.byteRange = piece.byteRange.lowerBound..<end
    add(.cdata(piece))
  }

  // MARK: Faults

  mutating func refuse(_ message: String, at range: Range<Int>, hint: String) {
    stop(.refused, message, at: range, hint: hint)
  }

  mutating func refuseEntity(_ name: String, at range: Range<Int>) {
    refuse(
      "the entity '&\(name);' is not one of XML's own", at: range,
      hint: "write the character itself, or a reference like &#160;")
  }

  /// Refuses a declared encoding that isn't the text's own; ASCII is UTF-8 as well.
  mutating func checkDeclared(_ encoding: String, at range: Range<Int>) {
    guard !["utf-8", "utf-16", "us-ascii"].contains(encoding.lowercased()) else { return }
    stop(
      .encoding, "the text is declared as '\(encoding)'", at: range,
      hint: "save the file as UTF-8 and declare it as that")
  }

  mutating func fail(_ message: String, at offset: Int, pointsAtOpenElement: Bool) {
    var related: [Finding.Related] = []
    if pointsAtOpenElement, let open = stack.last {
      related.append(Finding.Related("'<\(open.name)>' is opened here", at: open.location))
    }
    let location = source.location(at: offset)
    faults.append(DocumentFault(.syntax, message, at: location, related: related))
    isStopped = true
    children = []
  }

  private mutating func stop(
    _ kind: DocumentFault.Kind, _ message: String, at range: Range<Int>, hint: String? = nil
  ) {
    faults.append(DocumentFault(kind, message, at: source.location(range), hint: hint))
    isStopped = true
    children = []
  }
}

/// Finds the attributes of a start tag that expat has found well-formed: it tells no places for them.
private struct XMLAttributeScanner {
  let bytes: [UInt8]
  let tag: Range<Int>

  struct Ranges {
    let whole: Range<Int>
    let value: Range<Int>
  }

  func ranges() -> [Ranges] {
    var found: [Ranges] = []
    var index = skip(from: tag.lowerBound + 1) { !isSpace($0) && $0 != 0x2F && $0 != 0x3E }
    while true {
      index = skip(from: index, while: isSpace)
      let name = index
      index = skip(from: index) { $0 != 0x22 && $0 != 0x27 && $0 != 0x3E }
      guard index < tag.upperBound, bytes[index] != 0x3E else { return found }
      let quote = bytes[index]
      let value = index + 1
      let end = skip(from: value) { $0 != quote }
      guard end < tag.upperBound else { return found }
      found.append(Ranges(whole: name..<end + 1, value: value..<end))
      index = end + 1
    }
  }

  /// The first named reference in a value that is none of XML's five.
  func unknownEntity(in range: Range<Int>) -> String? {
    var rest = bytes[range]
    while let start = rest.firstIndex(of: 0x26), let end = rest[start...].firstIndex(of: 0x3B) {
      let name = String(decoding: rest[start + 1..<end], as: UTF8.self)
      if !name.hasPrefix("#"), !["lt", "gt", "amp", "quot", "apos"].contains(name) { return name }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  private func skip(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var index = start
    while index < tag.upperBound, holds(bytes[index]) { index += 1 }
    return index
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
