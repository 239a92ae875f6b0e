internal import Entitlements

/// The shapes of a timeline as SVG elements.
struct TimelineDrawing: Sendable {
  /// The colours of the picture; none of them is told apart by red and green alone.
  enum Colour: Sendable {
    case ink, quiet, grid, now, open, closed
    case status(SubscriptionStatus)

    var hex: String {
      switch self {
      case .ink: "#1d2230"
      case .quiet: "#5f6675"
      case .grid: "#e4e6eb"
      case .now: "#b3261e"
      case .open: "#1b7f5c"
      case .closed: "#eceef2"
      case .status(let status):
        switch status {
        case .active: "#1b7f5c"
        case .trialing: "#2f6fde"
        case .canceled: "#d99a1c"
        case .unpaid: "#c2571a"
        case .expired: "#7a7f8c"
        case .unknown: "#a04fb8"
        }
      }
    }
  }

  private let width: Double
  private let height: Double
  private var body = ""

  /// An empty picture of a size in px.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The document.
  var svg: String {
    let (width, height) = (Self.number(width), Self.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif">
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      \(body)</svg>

      """
  }

  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400, colour: Colour = .ink
  ) {
    body += """
      <text x="\(Self.number(x))" y="\(Self.number(y))" font-size="\(Self.number(size))" \
      font-weight="\(weight)" fill="\(colour.hex)">\(Self.escaped(text))</text>

      """
  }

  mutating func line(x: Double, from top: Double, to bottom: Double, colour: Colour) {
    let (x, top, bottom) = (Self.number(x), Self.number(top), Self.number(bottom))
    body += """
      <line x1="\(x)" y1="\(top)" x2="\(x)" y2="\(bottom)" stroke="\(colour.hex)"/>

      """
  }

  /// A bar around a height; it is never too thin to be seen.
  mutating func bar(
    from left: Double, to right: Double, y: Double, height: Double, colour: Colour, title: String
  ) {
    body += """
      <rect x="\(Self.number(left))" y="\(Self.number(y - height / 2))" \
      width="\(Self.number(max(right - left, 1)))" height="\(Self.number(height))" rx="2" \
      fill="\(colour.hex)"><title>\(Self.escaped(title))</title></rect>

      """
  }

  mutating func dot(x: Double, y: Double, colour: Colour, title: String) {
    body += """
      <circle cx="\(Self.number(x))" cy="\(Self.number(y))" r="5" fill="\(colour.hex)" \
      stroke="#ffffff" stroke-width="1.5"><title>\(Self.escaped(title))</title></circle>

      """
  }

  /// Two digits after the point are finer than a pixel and the same on every machine.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths % 100 == 0 ? String(hundredths / 100) : String(Double(hundredths) / 100)
  }

  /// The text without what XML can't hold.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        "\u{FFFE}", "\u{FFFF}":
        out += "?"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
