import Geometry
import Raster

/// The lines of a text as SVG; characters that have colours of their own become small pictures.
struct TextDrawing {
  let fitted: FittedText
  let lines: TextFitter.Lines
  /// The font size, in units of the template.
  let size: Double
  /// Pixels per unit of the template.
  let scale: Double
  let fonts: FontLibrary
  /// What the template says of the text beside its place: its colour and the like.
  let attributes: String

  /// The elements of the text.
  func svg(measurer: borrowing TextMeasurer) -> String {
    let (x, anchor) = fitted.anchor(of: lines, size: size)
    let baselines = fitted.baselines(of: lines, size: size)
    var spans = ""
    var pictures = ""
    for (text, baseline) in zip(lines.texts, baselines) {
      let (line, emoji) = line(text, x: x, baseline: baseline, anchor: anchor, measurer: measurer)
      spans += line
      pictures += emoji
    }
    let direction = fitted.style.direction == .rightToLeft ? "rtl" : "ltr"
    let tracking = fitted.style.letterSpacing / 100 * size
    let spacing = tracking == 0 ? "" : " letter-spacing=\"\(tracking.svg)\""
    return """
      <text data-text="\(fitted.box.name)" xml:lang="\((fitted.style.language ?? "").xmlEscaped)" \
      direction="\(direction)" text-anchor="\(anchor)" font-family="\(fitted.style.family.xmlEscaped)" \
      font-size="\(size.svg)" font-weight="\(fitted.style.weight)"\(spacing)\(attributes)>\(spans)\
      </text>\(pictures)

      """
  }

  private func line(
    _ text: String, x: Double, baseline: Double, anchor: String,
    measurer: borrowing TextMeasurer
  ) -> (spans: String, pictures: String) {
    var style = fitted.style
    style.letterSpacing = style.letterSpacing / 100 * size
    style.size = size
    let runs = measurer.runs(of: text, style)
    guard runs.contains(where: \.face.hasColour) else {
      return ("<tspan x=\"\(x.svg)\" y=\"\(baseline.svg)\">\(text.xmlEscaped)</tspan>", "")
    }
    let advance = measurer.measure(text, style).advance
    let left = left(x: x, anchor: anchor, advance: advance)
    var spans = ""
    for run in runs where !run.face.hasColour {
      // A span of one direction starts where its first character does.
      let start = run.isRightToLeft ? left + run.x + run.advance : left + run.x
      spans += """
        <tspan x="\(start.svg)" y="\(baseline.svg)" text-anchor="start" \
        direction="\(run.isRightToLeft ? "rtl" : "ltr")" xml:space="preserve">\
        \(String(text[run.range]).xmlEscaped)</tspan>
        """
    }
    let pictures = measurer.colourRuns(in: text, style).compactMap {
      picture($0, style: style, left: left, baseline: baseline)
    }
    return (spans, pictures.joined())
  }

  private func left(x: Double, anchor: String, advance: Double) -> Double {
    switch (anchor, fitted.style.direction) {
    case ("middle", _): x - advance / 2
    case ("end", .leftToRight), ("start", .rightToLeft): x - advance
    default: x
    }
  }

  /// The character as a picture at the density that it is seen at; nil where the font fails.
  private func picture(
    _ run: ColourRun, style: TextStyle, left: Double, baseline: Double
  ) -> String? {
    do throws(RasterError) {
      let glyph = try EmojiRenderer.drawColour(
        run.cluster, style, density: scale, fonts: fonts)
      let uri = EmbeddedImage.uri(
        try PNGEncoder.encodeRGBA(glyph.picture, compression: .small), type: "image/png")
      return """
        <image x="\((left + run.x + glyph.place.x).svg)" y="\((baseline + glyph.place.y).svg)" \
        width="\(glyph.place.width.svg)" height="\(glyph.place.height.svg)" \
        preserveAspectRatio="none" href="\(uri)"/>
        """
    } catch {
      return nil
    }
  }
}
