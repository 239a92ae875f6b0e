package import Diagnostics
import Geometry
package import Raster

/// Draws prepared pages.
package struct PageRasterizer: Sendable {
  package let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// Draws a page; text that leaves the picture is reported, and so is what is not opaque.
  package func rasterize(_ page: PreparedPage, into findings: inout Findings) -> Bitmap? {
    let place = Location(file: page.identity.file)
    var faults = Findings()
    var bitmap: Bitmap?
    do throws(RasterError) {
      let document = try SVGDocument(page.svg)
      for text in page.texts {
        guard let ink = try document.inkBounds(of: text.id, fonts: fonts) else { continue }
        report(text, ink: ink, of: page, at: place, into: &faults)
      }
      if !faults.hasErrors { bitmap = try document.render(to: page.size, fonts: fonts) }
    } catch {
      switch error {
      case .transparent(let x, let y, _):
        faults.report(
          RecordRules.rasterAlpha, "the page is not opaque at \(x), \(y)", at: place,
          hint: "give the template an opaque background")
      case .invalidSVG, .refusedSVG, .sizeless, .aspectRatio, .canvasSize, .drawing, .font,
        .encoding:
        faults.report(DrawingRules.undrawable, "the page can't be drawn: \(error)", at: place)
      }
    }
    for finding in faults.all { findings.add(finding.adding(page.identity.details)) }
    return faults.hasErrors ? nil : bitmap
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
