internal import CYAML
internal import Diagnostics

/// What libyaml says next, with its place.
struct YAMLEvent {
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
@safe final class YAMLEvents {
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
    Location(file: source.file, start: place(start), end: place(end))
  }

  /// Where a mark stands by its number of characters: libyaml ends lines at U+0085, U+2028 and U+2029
  /// too, which editors, and whoever shows the line, do not.
  private func place(_ mark: yaml_mark_t) -> Place {
    source.place(at: source.offset(ofScalar: mark.index))
  }

  private var problem: DocumentFault {
    let message =
      unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    let place =
      unsafe parser.pointee.error == YAML_READER_ERROR
      ? source.place(at: unsafe parser.pointee.problem_offset)
      : unsafe place(parser.pointee.problem_mark)
    let kind: DocumentFault.Kind =
      unsafe parser.pointee.error == YAML_READER_ERROR ? .encoding : .syntax
    return DocumentFault(
      kind, "this is not YAML: \(message)", at: Location(file: source.file, start: place))
  }
}
