/// The names that a template can have filled, as `{{NAME}}`.
package enum Placeholder: String, Sendable, Hashable, CaseIterable {
  case width = "WIDTH"
  case height = "HEIGHT"
  case headline = "HEADLINE"
  case captureHref = "CAPTURE_HREF"
  case captureX = "CAPTURE_X"
  case captureY = "CAPTURE_Y"
  case captureWidth = "CAPTURE_WIDTH"
  case captureHeight = "CAPTURE_HEIGHT"
  case headlineX = "HEADLINE_X"
  case headlineY = "HEADLINE_Y"
  case headlineSize = "HEADLINE_SIZE"
  case frameX = "FRAME_X"
  case frameY = "FRAME_Y"
  case frameWidth = "FRAME_WIDTH"
  case frameHeight = "FRAME_HEIGHT"
  case frameRadius = "FRAME_RADIUS"
  case fontFamily = "FONT_FAMILY"
  case locale = "LOCALE"
  case captureID = "CAPTURE_ID"
  case tool = "TOOL"
  case composedAt = "COMPOSED_AT"

  /// Those that a plain template must hold.
  package static let required: [Placeholder] = [
    .width, .height, .headline, .captureHref, .captureX, .captureY, .captureWidth, .captureHeight,
  ]

  /// A stretch of a template's text: as it stands, or to be filled.
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// A name in double braces, known or not, with the byte range of the whole.
    case name(String, Range<Int>)
  }

  /// Takes a text apart at its placeholders; braces that hold no name stay text.
  package static func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = end(of: bytes, from: index + 2)
      else {
        index += 1
        continue
      }
      if start < index {
        pieces.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      let name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
      pieces.append(.name(name, index..<end + 2))
      index = end + 2
      start = index
    }
    if start < bytes.count {
      pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
    return pieces
  }

  /// Where the closing braces stand; nil where what follows is no name of at most 64 characters.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let end = bytes[start...].prefix(65).firstIndex { $0 == 0x7D || $0 == 0x7B || $0 == 0x0A }
    guard let end, end > start, end + 1 < bytes.count, bytes[end] == 0x7D, bytes[end + 1] == 0x7D
    else { return nil }
    return end
  }
}
