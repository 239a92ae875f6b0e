internal import Diagnostics

/// Cuts a JSON document into its events: one object, or a list of them, over any number of lines.
///
/// It only counts brackets and quotes; what lies between them is for the decoder to judge.
struct ValueSplitter {
  private var value: [UInt8] = []
  private var start: Place?
  private var depth = 0
  private var isInList = false
  private var isInString = false
  private var isEscaped = false
  private var needsComma = false
  private var needsValue = false
  private var isTooLong = false
  private(set) var place: Place

  /// A splitter before the first byte of a document.
  init(at place: Place) { self.place = place }

  mutating func feed(_ bytes: some Sequence<UInt8>, _ take: (EventPiece) -> Void) {
    for byte in bytes {
      if start == nil { between(byte, take) } else { within(byte, take) }
      advance(byte)
    }
  }

  mutating func finish(_ take: (EventPiece) -> Void) {
    if start != nil { emit(take) }
    if isInList { take(.fault("the document ends too early: the list is not closed", at: place)) }
  }

  private mutating func advance(_ byte: UInt8) {
    if byte == 0x0A {
      place = Place(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      place = Place(line: place.line, column: place.column + 1)
    }
  }

  private mutating func between(_ byte: UInt8, _ take: (EventPiece) -> Void) {
    switch byte {
    case 0...0x20: break
    case UInt8(ascii: "[") where !isInList:
      isInList = true
      needsComma = false
    case UInt8(ascii: "]") where isInList:
      if needsValue { take(.fault("a comma stands before the closing bracket", at: place)) }
      isInList = false
      needsComma = false
      needsValue = false
    case UInt8(ascii: ",") where isInList && needsComma:
      needsComma = false
      needsValue = true
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      take(.fault("'\(Unicode.Scalar(byte))' stands where an event should", at: place))
    default:
      if isInList && needsComma {
        take(.fault("a comma between two events is missing", at: place))
      }
      start = place
      append(byte, take)
      track(byte)
    }
  }

  private mutating func within(_ byte: UInt8, _ take: (EventPiece) -> Void) {
    // A number or a word ends where something else begins.
    if depth == 0, !isInString, [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D].contains(byte) {
      emit(take)
      return between(byte, take)
    }
    append(byte, take)
    let wasInString = isInString
    track(byte)
    if depth == 0, !isInString,
      wasInString || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    {
      emit(take)
    }
  }

  private mutating func track(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    default: break
    }
  }

  private mutating func append(_ byte: UInt8, _ take: (EventPiece) -> Void) {
    guard !isTooLong else { return }
    value.append(byte)
    guard value.count > LineSplitter.limit, let start else { return }
    isTooLong = true
    take(.fault("the event has more than \(LineSplitter.limit) bytes, as none has", at: start))
  }

  private mutating func emit(_ take: (EventPiece) -> Void) {
    if let start, !isTooLong { take(.text(EventText(bytes: value, start: start))) }
    value.removeAll(keepingCapacity: true)
    start = nil
    depth = 0
    isInString = false
    isEscaped = false
    isTooLong = false
    needsComma = true
    needsValue = false
  }
}
