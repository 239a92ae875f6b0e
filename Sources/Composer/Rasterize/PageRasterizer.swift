package import Diagnostics
import Geometry
package import Raster

/// Draws prepared pages.
package struct PageRasterizer: Sendable {
  package let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// Draws a page; text that leaves the picture is reported, and so is what is not opaque.
  package func rasterize(_ page: PreparedPage, into findings: inout Findings) -> Bitmap? {
    attempt(page, into: &findings) { faults throws(RasterError) in
      let document = try SVGDocument(page.svg)
      try measure(page, as: document, behind: nil, into: &faults)
      guard !faults.hasErrors else { return nil }
      var canvas = try Canvas(page.size)
      try canvas.draw(document, fonts: fonts)
      return try canvas.bitmap()
    }
  }

  /// The picture of what pages share.
  func base(_ page: PreparedPage, into findings: inout Findings) -> Bitmap? {
    attempt(page, into: &findings) { _ throws(RasterError) in
      var canvas = try Canvas(page.size)
      try canvas.draw(try SVGDocument(page.svg), fonts: fonts)
      return try canvas.bitmap()
    }
  }

  /// The picture of words over what pages share; nil where a text leaves the picture.
  func rasterize(
    _ words: PreparedPage, over layer: inout BaseLayer, into findings: inout Findings
  ) -> DrawnPicture? {
    var faults = Findings()
    defer { add(faults, of: words, to: &findings) }
    do throws(RasterError) {
      let document = try SVGDocument(words.svg)
      try measure(words, as: document, behind: layer.base.picture, into: &faults)
      return faults.hasErrors ? nil : try layer.drawing(document, fonts: fonts)
    } catch {
      report(error, of: words, into: &faults)
      return nil
    }
  }

  /// The picture of words over a base that no other page has.
  func rasterize(
    _ words: PreparedPage, over base: PreparedPage, into findings: inout Findings
  ) -> Bitmap? {
    attempt(words, into: &findings) { faults throws(RasterError) in
      var canvas = try Canvas(base.size)
      try canvas.draw(try SVGDocument(base.svg), fonts: fonts)
      let document = try SVGDocument(words.svg)
      try measure(words, as: document, behind: try canvas.bitmap(), into: &faults)
      guard !faults.hasErrors else { return nil }
      try canvas.draw(document, fonts: fonts)
      return try canvas.bitmap()
    }
  }

  /// Measures the words of a page whose picture is drawn whole.
  ///
  /// - Returns: Whether all of them stay in the picture.
  func measure(
    _ words: PreparedPage, over base: PreparedPage, into findings: inout Findings
  ) -> Bool {
    guard let picture = self.base(base, into: &findings) else { return false }
    return attempt(words, into: &findings) { faults throws(RasterError) -> Bool? in
      try measure(words, as: try SVGDocument(words.svg), behind: picture, into: &faults)
      return !faults.hasErrors
    } ?? false
  }

  /// Runs a piece of work on a page; what goes wrong is reported as the page's.
  private func attempt<Result>(
    _ page: PreparedPage, into findings: inout Findings,
    _ work: (inout Findings) throws(RasterError) -> Result?
  ) -> Result? {
    var faults = Findings()
    defer { add(faults, of: page, to: &findings) }
    do throws(RasterError) {
      return try work(&faults)
    } catch {
      report(error, of: page, into: &faults)
      return nil
    }
  }

  private func add(_ faults: Findings, of page: PreparedPage, to findings: inout Findings) {
    for finding in faults.all { findings.add(finding.adding(page.identity.details)) }
  }

  /// Measures the ink of a page's texts: it stays in the picture, and stands out from what is behind.
  private func measure(
    _ page: PreparedPage, as document: borrowing SVGDocument, behind picture: Bitmap?,
    into findings: inout Findings
  ) throws(RasterError) {
    let place = Location(file: page.identity.file)
    for text in page.texts {
      guard let ink = try document.inkBounds(of: text.id, fonts: fonts) else { continue }
      report(text, ink: ink, of: page, at: place, into: &findings)
      guard let picture, let colour = text.colour else { continue }
      TextContrast(
        text: text.text, colour: colour, opacity: text.opacity, ink: ink, picture: picture
      )
      .check(in: page.identity.locale, at: place, into: &findings)
    }
  }

  private func report(
    _ error: RasterError, of page: PreparedPage, into findings: inout Findings
  ) {
    let place = Location(file: page.identity.file)
    switch error {
    case .transparent(let x, let y, _):
      findings.report(
        RecordRules.rasterAlpha, "the page is not opaque at \(x), \(y)", at: place,
        hint: "give the template an opaque background")
    case .invalidSVG, .refusedSVG, .sizeless, .aspectRatio, .canvasSize, .drawing, .font,
      .encoding:
      findings.report(
        DrawingRules.undrawable, "the page can't be drawn: \(error)", at: place)
    }
  }

  private func report(
    _ text: PreparedPage.Text, ink: Rect, of page: PreparedPage, at place: Location,
    into findings: inout Findings
  ) {
    let sides = [
      ("left", -ink.x), ("top", -ink.y), ("right", ink.maxX - Double(page.size.width)),
      ("bottom", ink.maxY - Double(page.size.height)),
    ]
    // Antialiasing may touch the edge.
    let over = sides.filter { $0.1 > 0.5 }
    guard !over.isEmpty else { return }
    let amounts = over.map { "\(Int($0.1.rounded(.up))) px at the \($0.0)" }
    let words = text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    findings.report(
      DrawingRules.textOverflow,
      "'\(words)' in \(page.identity.locale) leaves the picture by \(amounts.joined(separator: ", "))",
      at: place, hint: "shorten the text, or use a template that fits its texts")
  }
}
