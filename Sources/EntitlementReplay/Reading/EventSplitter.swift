internal import Diagnostics

/// Cuts a file into its events, whichever way they are written, without holding more than one of
/// them.
///
/// A file named `.jsonl` or `.ndjson` is one of lines. Any other is a document where it begins with
/// a list, or where its first object goes on over several lines; else lines.
struct EventSplitter {
  private enum Form {
    case undecided(ValueSplitter, head: [UInt8])
    case lines(LineSplitter)
    case document(ValueSplitter)
  }

  private var form: Form
  private let isNamedLines: Bool
  /// Whether the file is in UTF-16, in which no event is sent.
  private(set) var isUTF16 = false
  private var isAtStart = true

  /// A splitter for a file by its extension, in lower case.
  init(fileExtension: String) {
    isNamedLines = ["jsonl", "ndjson"].contains(fileExtension)
    form = .undecided(ValueSplitter(at: Place(line: 1, column: 1)), head: [])
  }

  mutating func feed(_ piece: [UInt8], _ take: (EventPiece) -> Void) {
    var bytes = piece[...]
    if isAtStart {
      isAtStart = false
      isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    }
    guard !isUTF16 else { return }
    switch form {
    case .lines(var splitter):
      form = .lines(LineSplitter(line: 0))
      splitter.feed(bytes, take)
      form = .lines(splitter)
    case .document(var splitter):
      form = .document(ValueSplitter(at: splitter.place))
      splitter.feed(bytes, take)
      form = .document(splitter)
    case .undecided(let splitter, let head):
      form = .undecided(splitter, head: [])
      decide(splitter, head + bytes, take)
    }
  }

  mutating func finish(_ take: (EventPiece) -> Void) {
    switch form {
    case .lines(var splitter): splitter.finish(take)
    case .document(var splitter): splitter.finish(take)
    case .undecided(var splitter, let head):
      if isNamedLines || head.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") {
        var lines = LineSplitter(line: 1)
        lines.feed(head[...], take)
        return lines.finish(take)
      }
      splitter.feed(head, take)
      splitter.finish(take)
    }
  }

  private mutating func decide(
    _ splitter: ValueSplitter, _ head: [UInt8], _ take: (EventPiece) -> Void
  ) {
    guard let isLines = isLines(head) else {
      form = .undecided(splitter, head: head)
      return
    }
    form = isLines ? .lines(LineSplitter(line: 1)) : .document(splitter)
    feed(head, take)
  }

  /// Whether a file is one of lines, by what it begins with; nil where more is needed to tell.
  private func isLines(_ head: [UInt8]) -> Bool? {
    if isNamedLines { return true }
    guard let first = head.firstIndex(where: { $0 > 0x20 }) else { return nil }
    if head[first] == UInt8(ascii: "[") { return false }
    guard let end = head[first...].firstIndex(of: 0x0A) else {
      return head.count > LineSplitter.limit ? true : nil
    }
    // One complete value in the first line means lines. So does a second line that begins with a
    // brace at its very start: the first is damaged then, since nobody indents to the left.
    var pieces = 0
    var counter = ValueSplitter(at: Place(line: 1, column: 1))
    counter.feed(head[first..<end]) { _ in pieces += 1 }
    if pieces > 0 { return true }
    guard end + 1 < head.count else { return nil }
    return head[end + 1] == UInt8(ascii: "{") || head[first] != UInt8(ascii: "{")
  }
}
