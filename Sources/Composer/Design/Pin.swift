import Geometry

/// How a part of a template moves when the picture is wider or higher than its design.
struct Pin: Sendable, Hashable {
  enum Horizontal: String, Sendable, CaseIterable { case left, center, right, wide }
  enum Vertical: String, Sendable, CaseIterable { case top, middle, bottom, tall }

  var x = Horizontal.center
  var y = Vertical.top

  /// Reads a `data-pin` attribute, words in any order; nil for a word that is none.
  init?(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let x = Horizontal(rawValue: String(word)) {
        self.x = x
      } else if let y = Vertical(rawValue: String(word)) {
        self.y = y
      } else {
        return nil
      }
    }
  }

  init() {}

  /// All words.
  static let words = Horizontal.allCases.map(\.rawValue) + Vertical.allCases.map(\.rawValue)
}

/// The room that a picture has beyond the design, and how parts take it.
struct Spread: Sendable, Hashable {
  /// The design's canvas, in its own units.
  let design: DeviceShape.Size
  /// How many pictures the canvas is cut into.
  let pages: Int
  /// Pixels per unit.
  let scale: Double
  /// The canvas with the shape of the picture, in units of the design.
  let canvas: DeviceShape.Size

  init(design: DeviceShape.Size, pages: Int, picture: PixelSize) {
    let page = design.width / Double(pages)
    let (width, height) = (Double(picture.width), Double(picture.height))
    self.design = design
    self.pages = pages
    scale = min(width / page, height / design.height)
    canvas = DeviceShape.Size(width: Double(pages) * width / scale, height: height / scale)
  }

  /// The width of one picture, in units of the design.
  var pageWidth: Double { canvas.width / Double(pages) }

  /// How far a part moves.
  ///
  /// - Parameters:
  ///   - pin: How it is pinned.
  ///   - middle: Its upright middle: in a scene over several pictures a part keeps its place in its own.
  /// - Returns: By how much, in units of the design.
  func shift(_ pin: Pin, middle: Double?) -> (x: Double, y: Double) {
    let (dx, dy) = (canvas.width - design.width, canvas.height - design.height)
    let centre = middle.map { pages > 1 ? $0 / design.width : 0.5 } ?? 0.5
    let x: Double =
      switch pin.x {
      case .left, .wide: 0
      case .center: dx * centre
      case .right: dx
      }
    let y: Double =
      switch pin.y {
      case .top, .tall: 0
      case .middle: dy / 2
      case .bottom: dy
      }
    return (x, y)
  }

  /// How much a part grows.
  func growth(_ pin: Pin) -> (width: Double, height: Double) {
    (
      pin.x == .wide ? canvas.width - design.width : 0,
      pin.y == .tall ? canvas.height - design.height : 0
    )
  }

  /// Where a rectangle that is pinned comes to lie.
  func place(_ rect: Rect, _ pin: Pin) -> Rect {
    let shift = shift(pin, middle: rect.x + rect.width / 2)
    let growth = growth(pin)
    return Rect(
      x: rect.x + shift.x, y: rect.y + shift.y, width: rect.width + growth.width,
      height: rect.height + growth.height)
  }
}
