internal import Diagnostics

/// Reads XML property lists and keeps the place of every value.
///
/// Integers and reals become numbers, dates and data strings of their characters. A binary or an
/// old-style property list is a fault that says how to convert it: neither has places to point to.
public struct PropertyListReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits(bytes: 8 << 20)) {
    self.limits = limits
  }

  /// Reads a document; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> Document {
    if let fault = foreign(bytes, file: file) { return Document(root: nil, faults: [fault]) }
    let tree = XMLReader(limits: limits).read(bytes, file: file)
    guard let root = tree.root else { return Document(root: nil, faults: tree.faults) }
    var builder = PropertyListBuilder(tree: tree, file: file)
    return builder.document(root)
  }

  /// The fault of a property list in another form than XML, or of an empty file.
  private func foreign(_ bytes: [UInt8], file: String) -> DocumentFault? {
    let location = Location(file: file, start: Place(line: 1, column: 1))
    if bytes.isEmpty {
      return DocumentFault(.syntax, "the file is empty", at: location)
    }
    if bytes.starts(with: Array("bplist".utf8)) {
      return DocumentFault(
        .refused, "the property list is binary", at: Location(file: file),
        hint: "convert it: plutil -convert xml1 '\(Path(file).name)'")
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") {
      return DocumentFault(
        .refused, "the property list is not XML", at: location,
        hint: "convert it: plutil -convert xml1 '\(Path(file).name)'")
    }
    return nil
  }
}

/// Turns the elements of a property list into nodes; the tree has bounded its depth.
private struct PropertyListBuilder {
  private let tree: XMLTree
  private let file: String
  private var faults: [DocumentFault] = []

  init(tree: XMLTree, file: String) {
    self.tree = tree
    self.file = file
  }

  mutating func document(_ root: XMLTree.Element) -> Document {
    guard root.name == "plist" else {
      let fault = DocumentFault(
        .syntax, "the root element is '<\(root.name)>', not '<plist>'", at: root.location)
      return Document(root: nil, faults: [fault])
    }
    guard let value = root.elements.first else {
      let fault = DocumentFault(.syntax, "the property list holds no value", at: root.location)
      return Document(root: nil, faults: [fault])
    }
    for extra in root.elements.dropFirst() {
      report("the property list holds a second value", at: extra, hint: "keep one")
    }
    let node = node(value)
    return Document(root: node, faults: faults)
  }

  private mutating func node(_ element: XMLTree.Element) -> Node {
    Node(content(element), at: place(of: element))
  }

  /// The value itself for texts, so that a caret stands under it; else the start tag.
  private func place(of element: XMLTree.Element) -> Location {
    guard element.elements.isEmpty, let first = element.children.first?.byteRange,
      let last = element.children.last?.byteRange
    else { return element.location }
    return tree.location(of: first.lowerBound..<last.upperBound)
  }

  private mutating func content(_ element: XMLTree.Element) -> Node.Content {
    switch element.name {
    case "dict": return .mapping(entries(element))
    case "array": return .sequence(element.elements.map { node($0) })
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "string", "date", "data": return .string(text(element))
    case "integer", "real": return .number(number(element))
    default:
      report(
        "'<\(element.name)>' is no element of a property list", at: element,
        hint: nearestMatch(to: element.name, in: Self.names).map { "did you mean '<\($0)>'?" })
      return .null
    }
  }

  private static let names = [
    "dict", "array", "true", "false", "string", "date", "data", "integer", "real",
  ]

  private mutating func entries(_ element: XMLTree.Element) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var known: [String: Location] = [:]
    var rest = element.elements[...]
    while let key = rest.popFirst() {
      guard key.name == "key" else {
        report("a '<key>' is missing before '<\(key.name)>'", at: key)
        continue
      }
      let name = text(key)
      guard let value = rest.first, value.name != "key" else {
        report("the key '\(name)' has no value", at: key)
        continue
      }
      rest.removeFirst()
      let location = place(of: key)
      if let first = known[name] {
        faults.append(.repeatedKey(name, at: location, first: first))
      }
      known[name] = known[name] ?? location
      entries.append(Node.Entry(key: name, keyLocation: location, value: node(value)))
    }
    return entries
  }

  private mutating func text(_ element: XMLTree.Element) -> String {
    for inner in element.elements {
      report("'<\(inner.name)>' stands inside '<\(element.name)>'", at: inner)
    }
    return element.text
  }

  private mutating func number(_ element: XMLTree.Element) -> String {
    let digits = text(element).trimmed
    let isNumber =
      element.name == "real"
      ? Double(digits) != nil : digits.wholeMatch(of: /[-+]?(0[xX][0-9A-Fa-f]+|[0-9]+)/) != nil
    if !isNumber { report("the \(element.name) is no number", at: element) }
    return digits
  }

  private mutating func report(_ message: String, at element: XMLTree.Element, hint: String? = nil)
  {
    faults.append(DocumentFault(.syntax, message, at: element.location, hint: hint))
  }
}
