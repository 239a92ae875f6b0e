package import Diagnostics
import Geometry
package import Raster

/// Draws prepared pages.
package struct PageRasterizer: Sendable {
  package let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// Draws a page; text that leaves the picture is reported, and so is what is not opaque.
  package func rasterize(_ page: PreparedPage, into findings: inout Findings) -> Bitmap? {
    guard measure(page, behind: nil, into: &findings),
      let canvas = canvas(of: page, into: &findings)
    else { return nil }
    return bitmap(of: canvas, page, into: &findings)
  }

  /// Draws the words of a page over what has been drawn of it.
  func rasterize(
    _ words: PreparedPage, over base: borrowing Canvas, behind picture: Bitmap?,
    into findings: inout Findings
  ) -> Bitmap? {
    guard measure(words, behind: picture, into: &findings) else { return nil }
    do throws(RasterError) {
      let document = try SVGDocument(words.svg)
      var canvas = try base.copy()
      try canvas.draw(document, fonts: fonts)
      return bitmap(of: canvas, words, into: &findings)
    } catch {
      report(error, of: words, into: &findings)
      return nil
    }
  }

  /// Draws a page on a canvas of its own.
  func canvas(of page: PreparedPage, into findings: inout Findings) -> Canvas? {
    do throws(RasterError) {
      let document = try SVGDocument(page.svg)
      var canvas = try Canvas(page.size)
      try canvas.draw(document, fonts: fonts)
      return canvas
    } catch {
      report(error, of: page, into: &findings)
      return nil
    }
  }

  /// The picture on a canvas, which must be opaque.
  func bitmap(
    of canvas: borrowing Canvas, _ page: PreparedPage, into findings: inout Findings
  ) -> Bitmap? {
    do throws(RasterError) {
      return try canvas.bitmap()
    } catch {
      report(error, of: page, into: &findings)
      return nil
    }
  }

  /// Measures the ink of a page's texts: it stays in the picture, and stands out from what is behind.
  ///
  /// - Returns: Whether no text leaves the picture.
  func measure(
    _ page: PreparedPage, behind picture: Bitmap?, into findings: inout Findings
  ) -> Bool {
    let place = Location(file: page.identity.file)
    var faults = Findings()
    do throws(RasterError) {
      let document = try SVGDocument(page.svg)
      for text in page.texts {
        guard let ink = try document.inkBounds(of: text.id, fonts: fonts) else { continue }
        report(text, ink: ink, of: page, at: place, into: &faults)
        if let picture, let colour = text.colour {
          TextContrast(
            text: text.text, colour: colour, opacity: text.opacity, ink: ink, picture: picture
          )
          .check(in: page.identity.locale, at: place, into: &faults)
        }
      }
    } catch {
      report(error, of: page, into: &faults)
    }
    for finding in faults.all { findings.add(finding.adding(page.identity.details)) }
    return !faults.hasErrors
  }

  private func report(
    _ error: RasterError, of page: PreparedPage, into findings: inout Findings
  ) {
    let place = Location(file: page.identity.file)
    let details = page.identity.details
    switch error {
    case .transparent(let x, let y, _):
      findings.report(
        RecordRules.rasterAlpha, "the page is not opaque at \(x), \(y)", at: place,
        hint: "give the template an opaque background", details: details)
    case .invalidSVG, .refusedSVG, .sizeless, .aspectRatio, .canvasSize, .drawing, .font,
      .encoding:
      findings.report(
        DrawingRules.undrawable, "the page can't be drawn: \(error)", at: place, details: details)
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
