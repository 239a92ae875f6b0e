internal import CYAML
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

/// A scalar of YAML and how it is written.
private struct YAMLScalar: Equatable {
  let text: String
  let isPlain: Bool
  let tag: String?

  static let coreTags: Set<String> = Set(
    ["str", "int", "float", "bool", "null", "seq", "map"].map { "tag:yaml.org,2002:\($0)" } + ["!"])

  /// The value by YAML 1.2's core schema: `yes` and `on` are strings, `0o17` and `0x1F` numbers.
  var content: Node.Content {
    guard isPlain, tag == nil || tag == "!" || tag?.hasSuffix(":str") == false else {
      return .string(text)
    }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return Self.isNumber(text) ? .number(text) : .string(text)
    }
  }

  /// Whether YAML's core schema reads a plain word as a number. By hand: it is asked for every word,
  /// and a regular expression would take most of the reading's time.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.dropFirst(2)
    if text.hasPrefix("0x") {
      return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    if text.hasPrefix("0o") { return !digits.isEmpty && digits.allSatisfy { ("0"..."7").contains($0) } }
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(rest) { return true }
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.utf8.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    guard let mark = rest.utf8.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    return takeDigits(&rest) > 0 && rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring) -> Int {
    let digits = rest.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.count
  }
}

/// What libyaml says next, with its place.
private struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart, streamEnd, documentStart, documentEnd
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case scalar(YAMLScalar)
    case alias(String)
  }

  let kind: Kind
  let tag: String?
  let location: Location
}

/// The one owner of a libyaml parser.
///
/// It copies the bytes, so that nothing outlives it.
@safe private final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: max(source.bytes.count, 1))
    _ = unsafe input.initialize(from: source.bytes)
    precondition(unsafe yaml_parser_initialize(parser) == 1, "libyaml has no memory")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, source.bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  func next() throws(DocumentFault.Thrown) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw .init(fault: problem) }
    defer { unsafe yaml_event_delete(&event) }
    let location = unsafe location(event.start_mark, event.end_mark)
    return unsafe YAMLEvent(kind: kind(event), tag: tag(event), location: location)
  }

  private func kind(_ event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        YAMLScalar(
          text: String(decoding: bytes, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, tag: text(scalar.tag)))
    default: return .streamEnd
    }
  }

  private func tag(_ event: yaml_event_t) -> String? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: return unsafe text(event.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: return unsafe text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: return unsafe text(event.data.mapping_start.tag)
    default: return nil
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  private func location(_ start: yaml_mark_t, _ end: yaml_mark_t) -> Location {
    Location(file: source.file, start: start.place, end: end.place)
  }

  private var problem: DocumentFault {
    let message =
      unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    let place =
      unsafe parser.pointee.error == YAML_READER_ERROR
      ? source.place(at: unsafe parser.pointee.problem_offset)
      : unsafe parser.pointee.problem_mark.place
    let kind: DocumentFault.Kind =
      unsafe parser.pointee.error == YAML_READER_ERROR ? .encoding : .syntax
    return DocumentFault(
      kind, "this is not YAML: \(message)", at: Location(file: source.file, start: place))
  }
}

extension yaml_mark_t {
  fileprivate var place: Place { Place(line: Int(line) + 1, column: Int(column) + 1) }
}
