import Diagnostics
import Geometry
import Raster

/// How far a text stands out from what lies behind it, measured on the pixels (WCAG 2.2, 1.4.3).
struct TextContrast {
  let text: String
  let colour: Colour
  /// How opaque it is, 0 to 1.
  let opacity: Double
  /// The rectangle of the text's ink, px.
  let ink: Rect
  /// The picture without its words.
  let picture: Bitmap

  /// Reports a text whose contrast is under 4.5, or under 3 where it is large.
  ///
  /// Large is what is at least 3.6 % of the picture's width high: WCAG's 24 px on a phone of 390 px are
  /// 6 % of it, and a picture is seen at about that width on the product page.
  func check(in locale: LocaleTag, at place: Location, into findings: inout Findings) {
    guard let contrast = least else { return }
    let isLarge = ink.height >= 0.036 * Double(picture.size.width)
    let limit = isLarge ? 3.0 : 4.5
    guard contrast < limit else { return }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    findings.report(
      DrawingRules.lowContrast,
      """
      '\(words)' in \(locale) has a contrast of \(Self.tenths(contrast)) with what lies behind it, \
      under \(Self.tenths(limit))
      """,
      at: place, hint: "choose a darker or lighter colour for the text or the ground")
  }

  /// The contrast that nine of ten of the pixels behind the text reach; nil where there are none.
  private var least: Double? {
    let x = max(0, Int(ink.x))..<min(picture.size.width, Int(ink.maxX.rounded(.up)))
    let y = max(0, Int(ink.y))..<min(picture.size.height, Int(ink.maxY.rounded(.up)))
    guard !x.isEmpty, !y.isEmpty else { return nil }
    // Some hundred pixels tell as much as all of them.
    let (stepX, stepY) = (max(1, x.count / 32), max(1, y.count / 12))
    var contrasts: [Double] = []
    for row in stride(from: y.lowerBound, to: y.upperBound, by: stepY) {
      for column in stride(from: x.lowerBound, to: x.upperBound, by: stepX) {
        let pixel = picture.pixel(column, row)
        let ground = Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
        contrasts.append(ground.mixed(with: colour, share: opacity).contrast(with: ground))
      }
    }
    contrasts.sort()
    return contrasts[contrasts.count / 10]
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
