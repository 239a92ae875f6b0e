extension Colour {
  /// A colour as SVG writes it: in digits, by one of its basic names, or as `rgb(…)`; nil for anything
  /// else.
  init?(css text: String) {
    let text = text.lowercased()
    if let colour = Colour(text) ?? Self.names[text].flatMap({ Colour($0) }) {
      self = colour
      return
    }
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let inner = text.dropFirst(4).dropLast()
    let words = inner.split { $0 == "," || $0.isWhitespace }
    let channels = words.compactMap { word -> UInt8? in
      let isPercent = word.hasSuffix("%")
      guard let number = Double(isPercent ? word.dropLast() : word), number.isFinite else {
        return nil
      }
      return UInt8(min(max(isPercent ? number * 2.55 : number, 0), 255).rounded())
    }
    guard words.count == 3, channels.count == 3 else { return nil }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// The basic names (CSS Color 4, 6.1).
  private static let names = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080",
    "white": "#ffffff", "maroon": "#800000", "red": "#ff0000", "purple": "#800080",
    "fuchsia": "#ff00ff", "green": "#008000", "lime": "#00ff00", "olive": "#808000",
    "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff", "teal": "#008080",
    "aqua": "#00ffff",
  ]
}
