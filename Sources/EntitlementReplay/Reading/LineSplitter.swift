internal import Diagnostics

/// Cuts a file of JSON lines into its lines; a damaged line costs nothing but itself.
struct LineSplitter {
  /// The longest line that is read; real events have a few thousand bytes.
  static let limit = 1 << 20

  private var rest: [UInt8] = []
  private var line: Int
  private var isTooLong = false

  /// A splitter that has not yet seen a byte of its first line.
  ///
  /// - Parameter line: The number of the first line.
  init(line: Int) { self.line = line }

  mutating func feed(_ bytes: ArraySlice<UInt8>, _ take: (EventPiece) -> Void) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      close(with: bytes[start..<end], take)
      start = end + 1
    }
    keep(bytes[start...], take)
  }

  /// The last line may have no end.
  mutating func finish(_ take: (EventPiece) -> Void) {
    if !rest.isEmpty || isTooLong { close(with: [], take) }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, _ take: (EventPiece) -> Void) {
    guard !isTooLong else { return }
    guard rest.count + bytes.count <= Self.limit else {
      isTooLong = true
      rest.removeAll()
      let message = "the line has more than \(Self.limit) bytes, as no event has"
      return take(.fault(message, at: Place(line: line, column: 1)))
    }
    rest += bytes
  }

  private mutating func close(with bytes: ArraySlice<UInt8>, _ take: (EventPiece) -> Void) {
    keep(bytes, take)
    if !isTooLong, rest.contains(where: { $0 > 0x20 }) {
      take(.text(EventText(bytes: rest, start: Place(line: line, column: 1))))
    }
    rest.removeAll(keepingCapacity: true)
    isTooLong = false
    line += 1
  }
}
