package import Diagnostics
package import Documents
package import Geometry
package import Raster

/// Makes a page ready for the renderer, and names everything that it would drop or replace in silence.
package struct PagePreparation: Sendable {
  /// The page's SVG text.
  package let svg: [UInt8]
  /// The size that the picture must have, px.
  package let size: PixelSize
  package let identity: PageIdentity
  /// The folder that the page lies in, links resolved: what its references are relative to.
  package let folder: Path
  /// The pictures that the page may show, by file, links resolved.
  package let captures: [Path: EmbeddedImage]
  package let fonts: FontLibrary

  package init(
    svg: [UInt8], size: PixelSize, identity: PageIdentity, folder: Path,
    captures: [Path: EmbeddedImage], fonts: FontLibrary
  ) {
    self.svg = svg
    self.size = size
    self.identity = identity
    self.folder = folder
    self.captures = captures
    self.fonts = fonts
  }

  /// Prepares the page; nil where something stands against drawing it.
  package func prepare(
    in workspace: any Workspace, into findings: inout Findings
  ) -> PreparedPage? {
    let tree = XMLReader(limits: ReadingLimits(bytes: 64 << 20)).read(svg, file: identity.file)
    let scan = PageScan(tree)
    var faults = scan.findings
    var edits = TextEdits()
    if let root = tree.root { checkSize(of: root, into: &faults) }
    embed(scan.images, in: workspace, edits: &edits, into: &faults)
    let fontCheck = FontCheck(fonts: fonts, locale: identity.locale)
    fontCheck.check(scan, into: &faults)
    let texts = mark(scan, edits: &edits)
    if let root = tree.root { setLanguage(of: root, scan, edits: &edits) }
    for finding in faults.all { findings.add(finding.adding(identity.details)) }
    guard !faults.hasErrors else { return nil }
    return PreparedPage(
      svg: edits.applied(to: tree.bytes), size: size, texts: texts,
      fonts: fontCheck.fontsUsed(in: scan), identity: identity)
  }

  private func checkSize(of root: XMLTree.Element, into findings: inout Findings) {
    let sides = [root["width"], root["height"]].map { $0 ?? "?" }
    guard sides != [String(size.width), String(size.height)] else { return }
    findings.report(
      RecordRules.outputSize, "the page is \(sides[0])×\(sides[1]), its well \(size)",
      at: root.location)
  }

  private func embed(
    _ images: [PageScan.Image], in workspace: any Workspace, edits: inout TextEdits,
    into findings: inout Findings
  ) {
    for image in images {
      do throws(PageImages.Dropped) {
        edits.replace(image.valueRange, with: try uri(of: image, in: workspace))
      } catch {
        findings.report(
          DrawingRules.imageDropped, "the image '\(image.href.shortened)' \(error.reason)",
          at: image.location, hint: error.hint)
      }
    }
  }

  private func uri(
    of image: PageScan.Image, in workspace: any Workspace
  ) throws(PageImages.Dropped) -> String {
    if let path = CaptureLink.path(of: image.href),
      let capture = captures[workspace.resolved(folder.appending(path.string))]
    {
      return capture.uri
    }
    return try PageImages.embedded(image.href, below: folder, in: workspace)
  }

  /// Gives every text an id, by which the renderer tells where its ink is.
  private func mark(_ scan: PageScan, edits: inout TextEdits) -> [PreparedPage.Text] {
    scan.texts.enumerated().map { index, text in
      let words = text.runs.map(\.text).joined(separator: " ")
      // What a style sheet may set is not known.
      let fill = text.fill ?? (scan.hasSheet ? "" : "black")
      let colour = Colour(css: fill)
      if let id = text.element["id"], scan.idCounts[id] == 1 {
        return PreparedPage.Text(
          id: id, text: words, colour: colour, opacity: text.opacity)
      }
      let id = "vitrine-text-\(index)"
      if let own = text.element.attributes.first(where: { $0.name == "id" }) {
        edits.replace(own.byteRange, with: "id=\"\(id)\"")
      } else {
        edits.insertAttribute("id=\"\(id)\"", in: text.element)
      }
      return PreparedPage.Text(id: id, text: words, colour: colour, opacity: text.opacity)
    }
  }

  /// Tells the renderer the language, which it does not learn from `lang`, and the direction, which it
  /// does not infer: an exclamation mark in Arabic would stand at the wrong end.
  private func setLanguage(of root: XMLTree.Element, _ scan: PageScan, edits: inout TextEdits) {
    if root["xml:lang"] == nil {
      edits.insertAttribute("xml:lang=\"\(identity.locale)\"", in: root)
    }
    guard identity.locale.isRightToLeft, root.property("direction") == nil else { return }
    edits.insertAttribute("direction=\"rtl\"", in: root)
    for text in scan.texts where !text.hasDirection {
      // Start and end follow the direction; the place that the template gave the text stays.
      for anchored in text.anchored {
        switch anchored.property("text-anchor") ?? (anchored.localName == "text" ? "start" : "") {
        case "start": edits.setProperty("text-anchor", to: "end", in: anchored)
        case "end": edits.setProperty("text-anchor", to: "start", in: anchored)
        default: break
        }
      }
    }
  }
}

extension String {
  /// The text cut to a length that a message can hold.
  var shortened: String { count > 80 ? prefix(77) + "…" : self }
}
