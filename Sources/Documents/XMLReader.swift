internal import CExpat
internal import Diagnostics

/// Reads XML 1.0 through expat and keeps the place of everything.
///
/// Text of UTF-8, or of UTF-16 with a byte order mark. A document type with an internal subset is
/// refused, since a few lines of nested entities stand for gigabytes; one that only names an external
/// identifier, as every property list has, is passed over and never fetched. Entities other than XML's
/// five are refused wherever they are used.
public struct XMLReader: Sendable {
  private var limits: ReadingLimits
  /// More elements, texts and comments than any drawing or property list read here has.
  private static let mostNodes = 400_000

  /// A reader with limits.
  public init(limits: ReadingLimits = ReadingLimits(bytes: 8 << 20)) {
    self.limits = limits
    // Expat counts the bytes of a call in 32 bits.
    self.limits.bytes = min(limits.bytes, Int(Int32.max))
  }

  /// Reads a document; every fault of its writing is in the result, at its place.
  public func read(_ bytes: [UInt8], file: String) -> XMLTree {
    do throws(DocumentFault.Thrown) {
      let source = try SourceText(decoding: bytes, file: file, limits: limits)
      let parser = ExpatParser(
        builder: XMLBuilder(source: source, depth: limits.depth, nodes: Self.mostNodes))
      let builder = parser.parse()
      return XMLTree(source: source, children: builder.children, faults: builder.faults)
    } catch {
      return XMLTree(source: SourceText([], file: file), children: [], faults: [error.fault])
    }
  }
}

/// The one owner of an expat parser.
///
/// Its callbacks hand what expat says to the builder.
@safe private final class ExpatParser {
  private let parser: XML_Parser
  private var builder: XMLBuilder

  init(builder: XMLBuilder) {
    self.builder = builder
    // The text is UTF-8 by now, whatever its declaration says.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      preconditionFailure("expat has no memory")
    }
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads the builder's source; called once.
  func parse() -> XMLBuilder {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setElementHandlers()
    setTextHandlers()
    setTypeHandlers()
    let bytes = builder.source.bytes
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if status != XML_STATUS_OK, !builder.isStopped { unsafe report(XML_GetErrorCode(parser)) }
    return builder
  }

  private func report(_ code: XML_Error) {
    // Expat says "no element found" where the text ends, whatever stood before.
    let words =
      code == XML_ERROR_NO_ELEMENTS
      ? "it ends too early"
      : unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "unknown fault"
    let offset = unsafe Int(XML_GetCurrentByteIndex(parser))
    builder.fail(
      "this is not XML: \(words)", at: offset, pointsAtOpenElement: Self.concernsNesting(code))
  }

  private static func concernsNesting(_ code: XML_Error) -> Bool {
    code == XML_ERROR_TAG_MISMATCH || code == XML_ERROR_NO_ELEMENTS
      || code == XML_ERROR_UNCLOSED_TOKEN
  }

  private func setElementHandlers() {
    unsafe XML_SetElementHandler(
      parser,
      { context, name, attributes in
        unsafe ExpatParser.with(context) { parser in
          parser.builder.open(
            unsafe text(name), values: unsafe strings(attributes), at: parser.eventRange)
        }
      },
      { context, _ in
        unsafe ExpatParser.with(context) { $0.builder.close(at: $0.eventRange.upperBound) }
      })
  }

  private func setTextHandlers() {
    unsafe XML_SetCharacterDataHandler(parser) { context, characters, count in
      let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      unsafe ExpatParser.with(context) { $0.builder.add(text, at: $0.eventRange) }
    }
    unsafe XML_SetCdataSectionHandler(
      parser,
      { context in unsafe ExpatParser.with(context) { $0.builder.openSection(at: $0.eventRange) } },
      { context in
        unsafe ExpatParser.with(context) { $0.builder.closeSection(at: $0.eventRange.upperBound) }
      })
    unsafe XML_SetCommentHandler(parser) { context, comment in
      unsafe ExpatParser.with(context) {
        $0.builder.add(.comment(.init(text: unsafe text(comment), byteRange: $0.eventRange)))
      }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { context, target, rest in
      unsafe ExpatParser.with(context) {
        let piece = XMLTree.Piece(text: unsafe text(rest), byteRange: $0.eventRange)
        $0.builder.add(.processingInstruction(target: unsafe text(target), piece))
      }
    }
  }

  private func setTypeHandlers() {
    unsafe XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasSubset in
      guard hasSubset != 0 else { return }
      unsafe ExpatParser.with(context) {
        $0.builder.refuse(
          "the document type has declarations of its own", at: $0.eventRange,
          hint: "leave out what stands between [ and ]")
      }
    }
    unsafe XML_SetSkippedEntityHandler(parser) { context, name, _ in
      unsafe ExpatParser.with(context) {
        $0.builder.refuseEntity(unsafe text(name), at: $0.eventRange)
      }
    }
    unsafe XML_SetXmlDeclHandler(parser) { context, _, encoding, _ in
      guard let encoding = unsafe encoding else { return }
      unsafe ExpatParser.with(context) {
        $0.builder.checkDeclared(unsafe text(encoding), at: $0.eventRange)
      }
    }
  }

  /// The bytes of the event that expat is telling of.
  private var eventRange: Range<Int> {
    let start = unsafe Int(XML_GetCurrentByteIndex(parser))
    guard start >= 0 else { return 0..<0 }
    return unsafe start..<start + Int(XML_GetCurrentByteCount(parser))
  }

  /// Hands an event to the parser behind a context, unless it has stopped.
  @unsafe private static func with(
    _ context: UnsafeMutableRawPointer?, _ body: (ExpatParser) -> Void
  ) {
    guard let context = unsafe context else { return }
    let parser = unsafe Unmanaged<ExpatParser>.fromOpaque(context).takeUnretainedValue()
    guard !parser.builder.isStopped else { return }
    body(parser)
    if parser.builder.isStopped { _ = unsafe XML_StopParser(parser.parser, 0) }
  }
}

/// The characters of a C string; empty where there is none.
@unsafe private func text(_ pointer: UnsafePointer<XML_Char>?) -> String {
  guard let pointer = unsafe pointer else { return "" }
  return unsafe String(cString: pointer)
}

/// Expat's list of attributes: names and values in turn, ended by a null.
@unsafe private func strings(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String] {
  guard let list = unsafe list else { return [] }
  var strings: [String] = []
  while let pointer = unsafe list[strings.count] { strings.append(unsafe text(pointer)) }
  return strings
}
