import Foundation
import Diagnostics
import Documents
import Geometry
import Raster
import Stores

extension DesignPage {
  /// The page; nil where something stands against it.
  func filled(
    sizes: SetSizes, fonts: FontLibrary, measurer: borrowing TextMeasurer,
    in workspace: some Workspace, into findings: inout Findings
  ) -> FilledPage? {
    guard !findings.hasErrors, let root = template.tree.root else { return nil }
    let words = texts.map { text in
      text.flatMap { lines(of: $0, ratio: sizes.ratio(of: $0, on: self)) }
    }
    let drawings = zip(texts, words).map { text, lines -> String? in
      guard let text, let lines else { return nil }
      return TextDrawing(
        fitted: text, lines: lines.lines, size: lines.size, scale: spread.scale, fonts: fonts,
        attributes: "\u{1}"
      ).svg(measurer: measurer)
    }
    let slots = SlotPlan(page: self, folder: request.folder, workspace: workspace)
    var faults = Findings()
    // The whole page and its base show the same devices.
    var drawn: [Int: String] = [:]
    func body(_ layer: DesignWriter.Layer) -> String {
      var writer = DesignWriter(
        design: design, spread: spread, theme: request.theme, isMirrored: isMirrored,
        page: request.page,
        text: { index, _, attributes in
          drawings[index]?.replacingOccurrences(of: "\u{1}", with: attributes)
        },
        slot: { index, slot in
          if let svg = drawn[index] { return svg }
          let svg = slots.svg(slot, index: index, into: &faults)
          drawn[index] = svg
          return svg
        })
      writer.layer = layer
      return writer.body(of: root)
    }
    let whole = Array((open(root) + body(.whole) + "</svg>\n").utf8)
    findings.add(faults)
    let layers = PageLayers(
      base: Array((bare(root) + body(.base) + "</svg>\n").utf8),
      words: Array((open(root) + body(.words) + "</svg>\n").utf8),
      isExact: Design.paintsWordsLast(root))
    return FilledPage(
      stem: request.stem, svg: whole, size: request.size, well: request.well,
      locale: request.locale, sources: request.captures, layers: layers)
  }

  /// A root's start tag without anything that hangs on the locale.
  private func bare(_ root: XMLTree.Element) -> String {
    let own = ["font-family", "xmlns:xlink"].compactMap { name in
      root[name].map { " \(name)=\"\($0.xmlEscaped)\"" }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(own.joined()) width="\(request.size.width)" \
      height="\(request.size.height)" viewBox="\(viewBox)" preserveAspectRatio="none">

      """
  }

  private var viewBox: String {
    "\((Double(scenePage) * spread.pageWidth).svg) 0 \(spread.pageWidth.svg) \(spread.canvas.height.svg)"
  }

  private func lines(
    of text: FittedText, ratio: Double
  ) -> (lines: TextFitter.Lines, size: Double)? {
    text.lines(at: ratio).map { ($0, text.box.size * ratio) }
  }

  /// The root's start tag with what a page says of itself.
  private func open(_ root: XMLTree.Element) -> String {
    let headline = request.texts["headline"] ?? request.stem
    let names = request.captures.map { CaptureLink.href(to: $0.capture.path, from: Path(".")) }
    let ids = request.captures.map(\.capture.id).joined(separator: " ")
    let own = ["font-family", "xmlns:xlink"].compactMap { name in
      root[name].map { " \(name)=\"\($0.xmlEscaped)\"" }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(own.joined()) width="\(request.size.width)" \
      height="\(request.size.height)" viewBox="\(viewBox)" preserveAspectRatio="none" lang="\(request.locale)" \
      xml:lang="\(request.locale)" data-capture-id="\(ids.xmlEscaped)" \
      data-composed-by="\(request.tool.description.xmlEscaped)" \
      data-composed-at="\(request.composedAt.text)" data-not-capture-evidence="true">
      <title>\(headline.xmlEscaped)</title>
      <desc>Composed marketing asset, no capture evidence. It shows \
      \(names.isEmpty ? "no capture" : "the capture \(ids.xmlEscaped)").</desc>

      """
  }
}

/// The captures of a page in the slots of its template.
struct SlotPlan<Files: Workspace> {
  let page: DesignPage
  let folder: Path
  let workspace: Files

  /// The elements of a slot; what is wrong with how it shows its capture is reported.
  func svg(_ slot: Slot, index: Int, into findings: inout Findings) -> String {
    let request = page.request
    guard slot.number <= request.captures.count else { return "" }
    let capture = request.captures[slot.number - 1].capture
    var slot = slot
    if slot.crop != nil, slot.number <= request.crops.count,
      let crop = request.crops[slot.number - 1]
    {
      slot.crop = crop
    }
    let device =
      slot.device == .auto
      ? DeviceChoice.device(for: capture, storeWell: request.storeWell) : slot.device
    let drawing = SlotDrawing(
      slot: slot, device: device, capture: capture.size,
      href: CaptureLink.href(to: workspace.resolved(capture.path), from: folder),
      id: "slot-\(index + 1)")
    let screen = drawing.screen
    let left = Double(page.scenePage) * page.spread.pageWidth
    // A part of the scene that lies in another picture is not drawn in this one.
    let reach = screen.grown(by: min(screen.width, screen.height) * 0.3)
    guard reach.maxX > left, reach.x < left + page.spread.pageWidth else { return "" }
    report(drawing, capture, device, into: &findings)
    return drawing.svg
  }

  private func report(
    _ drawing: SlotDrawing, _ capture: Capture, _ device: Slot.Device,
    into findings: inout Findings
  ) {
    let details: [String: JSONValue] = ["captureId": .string(capture.id)]
    let scale = drawing.scale * page.spread.scale
    if scale > 1.005 {
      let percent = Int((scale * 100).rounded())
      findings.report(
        CaptureRules.enlarged,
        "'\(page.request.stem)' draws the capture '\(capture.id)' at \(percent) % of its own pixels",
        at: capture.location, hint: "capture on a device with more pixels", details: details)
    }
    if let store = DeviceChoice.storeRefusing(device, storeWell: page.request.storeWell) {
      findings.report(
        DrawingRules.foreignDevice,
        "'\(page.request.stem)' draws a device that \(store.name) does not want in its pictures",
        at: Location(file: page.template.path.string),
        hint: "use data-device=\"auto\", which draws the store's own kind", details: details)
    }
  }
}
