import Geometry
import Raster

/// A text measured for its box: the ways to break it, and the largest size that fits.
struct FittedText: Sendable {
  let box: TextBox
  let text: String
  let style: TextStyle
  let script: Script
  let choices: [TextFitter.Lines]
  /// The largest size that fits, as a part of the design's.
  let ratio: Double

  /// The least size, as a part of the design's.
  var leastRatio: Double { box.leastSize / box.size }

  /// Whether it does not fit even at the least size.
  var overflows: Bool { ratio < leastRatio - 0.000_1 }

  /// Measures a text for a box.
  init(
    _ text: String, box: TextBox, family: String, locale: LocaleTag,
    measurer: borrowing TextMeasurer
  ) {
    self.box = box
    self.text = text
    script = Script.of(locale)
    style = TextStyle(
      family: family, size: box.size, weight: box.weight, isItalic: box.isItalic,
      letterSpacing: script.allowsTracking ? box.tracking * 100 : 0, language: locale.text,
      direction: locale.isRightToLeft ? .rightToLeft : .leftToRight)
    let fitter = TextFitter(style: style, script: script)
    choices = fitter.choices(for: text, mostLines: box.mostLines, measurer: measurer)
    let most = box.size * script.scale
    ratio = fitter.largestSize(of: choices, in: box.rect, atMost: most) / box.size
  }

  /// The lines at a size that is a part of the design's; nil where they don't fit.
  func lines(at ratio: Double) -> TextFitter.Lines? {
    TextFitter(style: style, script: script).lines(of: choices, in: box.rect, at: box.size * ratio)
  }

  /// Where the baselines of lines stand at a size, in units of the template.
  func baselines(of lines: TextFitter.Lines, size: Double) -> [Double] {
    let height = TextFitter(style: style, script: script).height(of: lines) * size
    let slack = max(0, box.rect.height - height)
    let top: Double =
      switch box.anchor {
      case .top: 0
      case .middle: slack / 2
      case .bottom: slack
      }
    return lines.texts.indices.map { index in
      box.rect.y + top + (lines.above + Double(index) * script.lineHeight) * size
    }
  }

  /// Where lines start, meet or end, by the box's alignment and their direction.
  func anchor(of lines: TextFitter.Lines, size: Double) -> (x: Double, name: String) {
    let (left, right) = (
      box.rect.x + lines.leftOverhang * size, box.rect.maxX - lines.rightOverhang * size
    )
    let isRightToLeft = style.direction == .rightToLeft
    switch box.alignment {
    case .middle: return (box.rect.x + box.rect.width / 2, "middle")
    case .start: return (isRightToLeft ? right : left, "start")
    case .end: return (isRightToLeft ? left : right, "end")
    }
  }
}
