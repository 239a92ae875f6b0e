package import Diagnostics
package import Documents
package import Geometry
package import Raster
import Stores

/// One page on its way to a picture: prepared, drawn, encoded.
package struct PageDrawing: Sendable {
  /// The page's SVG text.
  package let svg: [UInt8]
  /// Its SHA-256.
  package let sha256: String
  package let size: PixelSize
  package let well: String
  package let identity: PageIdentity
  /// The folder that the page lies in, links resolved.
  package let folder: Path
  /// The captures that it may show.
  package let captures: [VerifiedCapture]
  package let composedAt: Timestamp
  package let tool: ToolIdentity
  let layers: PageLayers?

  package init(
    svg: [UInt8], sha256: String, size: PixelSize, well: String, identity: PageIdentity,
    folder: Path, captures: [VerifiedCapture], composedAt: Timestamp, tool: ToolIdentity
  ) {
    self.init(
      svg: svg, sha256: sha256, size: size, well: well, identity: identity, folder: folder,
      captures: captures, composedAt: composedAt, tool: tool, layers: nil)
  }

  init(
    svg: [UInt8], sha256: String, size: PixelSize, well: String, identity: PageIdentity,
    folder: Path, captures: [VerifiedCapture], composedAt: Timestamp, tool: ToolIdentity,
    layers: PageLayers?
  ) {
    self.svg = svg
    self.sha256 = sha256
    self.size = size
    self.well = well
    self.identity = identity
    self.folder = folder
    self.captures = captures
    self.composedAt = composedAt
    self.tool = tool
    self.layers = layers
  }

  /// The picture as a PNG file; nil where something stands against it.
  package func picture(by artist: PageArtist, into findings: inout Findings) -> PagePicture? {
    artist.draw(self, into: &findings).flatMap { finished($0, into: &findings) }
  }

  /// The picture as a PNG file, its words drawn over what it shares with others.
  func picture(
    over layer: inout BaseLayer, by artist: PageArtist, into findings: inout Findings
  ) -> PagePicture? {
    artist.draw(self, over: &layer, into: &findings).flatMap { finished($0, into: &findings) }
  }

  /// The picture as a PNG file, drawn as one document.
  func picture(drawnWholeBy artist: PageArtist, into findings: inout Findings) -> PagePicture? {
    artist.drawWhole(self, into: &findings).flatMap { finished($0, into: &findings) }
  }

  /// Whether it shows nothing but its captures and what its text brings along.
  func isSelfContained(in workspace: some Workspace) -> Bool {
    let links = captures.map {
      CaptureLink.href(to: workspace.resolved($0.capture.path), from: folder).xmlEscaped
    }
    return String(decoding: svg, as: UTF8.self)
      .split(separator: "href=", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { rest in
        let value = rest.dropFirst().prefix { $0 != "\"" && $0 != "'" }
        return value.hasPrefix("#") || value.hasPrefix("data:") || links.contains(String(value))
      }
  }

  /// What the picture says of itself.
  var text: PictureText {
    PictureText(
      tool: tool, composedAt: composedAt, locale: identity.locale, well: well, page: sha256,
      captures: captures.map { ($0.capture.id, $0.capture.sha256) })
  }

  private func finished(_ drawn: DrawnPage, into findings: inout Findings) -> PagePicture? {
    do throws(RasterError) {
      return PagePicture(
        file: try drawn.picture.encoded.file(text: text.chunks), look: drawn.picture.look,
        fonts: drawn.fonts)
    } catch {
      findings.report(
        DrawingRules.undrawable, "the picture can't be encoded: \(error)",
        at: Location(file: identity.file), details: identity.details)
      return nil
    }
  }
}

/// The picture of a page as a file.
package struct PagePicture: Sendable, Hashable {
  /// The PNG file.
  package let file: [UInt8]
  /// What it looks like from afar.
  let look: PictureLook
  /// The fonts that set the page's texts.
  package let fonts: [FontFace]
}
