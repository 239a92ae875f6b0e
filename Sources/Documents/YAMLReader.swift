internal import Diagnostics

/// Reads YAML 1.2 (core schema) through libyaml and keeps the place of every value.
///
/// One document a file, UTF-8. Aliases and tags of an application are refused: none of the files
/// read here needs them, and an alias lets a few lines stand for gigabytes.
public struct YAMLReader: Sendable {
  private let limits: ReadingLimits

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits(bytes: 8 << 20)) {
    self.limits = limits
  }

  /// Reads a document; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> Document {
    if let fault = unreadable(bytes, file: file) { return Document(root: nil, faults: [fault]) }
    let source = SourceText(bytes, file: file)
    if let offset = source.firstInvalidByte {
      let fault = DocumentFault(
        .encoding, "the text is not UTF-8", at: source.location(at: offset),
        hint: "save the file as UTF-8")
      return Document(root: nil, faults: [fault])
    }
    var composer = YAMLComposer(source: source, limits: limits)
    return composer.document()
  }

  private func unreadable(_ bytes: [UInt8], file: String) -> DocumentFault? {
    if bytes.count > limits.bytes {
      return DocumentFault(
        .limit, "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
        at: Location(file: file))
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return DocumentFault(
        .encoding, "the text is UTF-16", at: Location(file: file, start: Place(line: 1, column: 1)),
        hint: "save the file as UTF-8")
    }
    return nil
  }
}

/// Builds nodes from libyaml's events.
private struct YAMLComposer {
  private let source: SourceText
  private let limits: ReadingLimits
  private let events: YAMLEvents
  private var faults: [DocumentFault] = []
  private var count = 0

  init(source: SourceText, limits: ReadingLimits) {
    self.source = source
    self.limits = limits
    events = YAMLEvents(source)
  }

  mutating func document() -> Document {
    do throws(DocumentFault.Thrown) {
      _ = try events.next()
      var event = try events.next()
      guard event.kind != .streamEnd else { return Document(root: nil, faults: faults) }
      event = try events.next()
      let root = try node(event, level: 0)
      _ = try events.next()
      let rest = try events.next()
      if rest.kind != .streamEnd {
        faults.append(
          DocumentFault(
            .refused, "a second document starts here", at: rest.location,
            hint: "keep one document in the file"))
      }
      return Document(root: root, faults: faults)
    } catch {
      return Document(root: nil, faults: faults + [error.fault])
    }
  }

  private mutating func node(
    _ event: YAMLEvent, level: Int
  ) throws(DocumentFault.Thrown) -> Node {
    guard level <= limits.depth else {
      throw .init(
        fault: DocumentFault(
          .limit, "the document is nested more than \(limits.depth) levels deep",
          at: event.location))
    }
    count += 1
    guard count <= limits.values else {
      throw .init(
        fault: DocumentFault(
          .limit, "the document holds more than \(limits.values) values", at: event.location))
    }
    if let tag = event.tag, !YAMLScalar.coreTags.contains(tag) {
      faults.append(
        DocumentFault(
          .refused, "the tag '\(tag)' is not of YAML's core schema", at: event.location,
          hint: "leave the tag out"))
    }
    switch event.kind {
    case .scalar(let scalar): return Node(scalar.content, at: event.location)
    case .sequenceStart: return try sequence(event, level: level)
    case .mappingStart: return try mapping(event, level: level)
    case .alias(let name):
      throw .init(
        fault: DocumentFault(
          .refused, "the alias '*\(name)' is refused", at: event.location,
          hint: "write the value out where it is needed"))
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      preconditionFailure("libyaml's events are well nested")
    }
  }

  private mutating func sequence(
    _ start: YAMLEvent, level: Int
  ) throws(DocumentFault.Thrown) -> Node {
    var elements: [Node] = []
    while true {
      let event = try events.next()
      if event.kind == .sequenceEnd {
        return Node(.sequence(elements), at: start.location.extended(to: event.location))
      }
      elements.append(try node(event, level: level + 1))
    }
  }

  private mutating func mapping(
    _ start: YAMLEvent, level: Int
  ) throws(DocumentFault.Thrown) -> Node {
    var entries: [Node.Entry] = []
    var known: [ExactText: Location] = [:]
    while true {
      let event = try events.next()
      if event.kind == .mappingEnd {
        return Node(.mapping(entries), at: start.location.extended(to: event.location))
      }
      let key = try node(event, level: level + 1)
      let value = try node(try events.next(), level: level + 1)
      guard let name = key.scalarText else {
        faults.append(
          DocumentFault(
            .refused, "the key is \(key.kindName); it must be a string", at: key.location))
        continue
      }
      let first = known[ExactText(name)]
      if let first {
        faults.append(.repeatedKey(name, at: key.location, first: first))
      }
      known[ExactText(name)] = first ?? key.location
      entries.append(Node.Entry(key: name, keyLocation: key.location, value: value))
    }
  }
}

extension Node {
  /// The characters of a scalar, whatever its kind; a key `1` or `on` is read as it is written.
  fileprivate var scalarText: String? {
    switch content {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let value): value ? "true" : "false"
    case .null, .sequence, .mapping: nil
    }
  }
}

extension Location {
  /// The stretch from this start to another's end.
  fileprivate func extended(to other: Location) -> Location {
    Location(file: file, start: start, end: other.end ?? other.start)
  }
}
