import Diagnostics
import Documents
import Geometry
import Raster

/// A designed template on its way to a page: its texts are measured, nothing is written yet.
struct DesignPage {
  let template: Template
  let request: PageRequest
  let design: Design
  let spread: Spread
  /// The texts by the order of their boxes; nil for an optional one that is not there.
  let texts: [FittedText?]

  /// The place of the page in a scene over several pictures: a mirrored one starts at the right.
  var scenePage: Int { isMirrored ? design.pages - 1 - request.page : request.page }

  /// Whether the composition is mirrored.
  var isMirrored: Bool { design.isMirrored && request.locale.isRightToLeft }

  /// Measures the texts of an order; nil where its template has placeholders instead, or where a text
  /// does not fit, which is reported.
  init?(
    _ order: PageFiller.Order, fonts: FontLibrary, measurer: borrowing TextMeasurer,
    into findings: inout Findings
  ) {
    guard let design = order.template.design else { return nil }
    template = order.template
    request = order.request
    self.design = design
    spread = Spread(design: design.canvas, pages: design.pages, picture: order.request.size)
    var texts: [FittedText?] = []
    let boxes = DesignLayout(
      design: design, spread: spread,
      isMirrored: design.isMirrored && request.locale.isRightToLeft
    ).boxes(of: template.tree)
    var checked: Set<String> = []
    for box in boxes {
      guard let words = request.texts[box.name] else {
        texts.append(nil)
        continue
      }
      let family = request.fontFamily ?? box.family ?? "sans-serif"
      if checked.insert(family).inserted {
        Self.check(family, fonts: fonts, request: request, into: &findings)
      }
      let families = DesignFamilies(fonts: fonts, locale: request.locale)
      let text = FittedText(
        words, box: box, family: families.list(for: family), locale: request.locale,
        measurer: measurer)
      if text.overflows { Self.report(text, request: request, spread: spread, into: &findings) }
      texts.append(text)
    }
    self.texts = texts
  }

  private static func check(
    _ family: String, fonts: FontLibrary, request: PageRequest, into findings: inout Findings
  ) {
    let face = fonts.resolve(family: family, language: request.locale.text)
    if face?.isRequestedFamily == true { return }
    let other = face.map { "'\($0.family)' would be drawn" } ?? "there is no font at all"
    findings.report(
      DrawingRules.fontMissing, "the font family '\(family)' is not installed; \(other)",
      at: Location(file: request.stem + ".svg"),
      hint: "install it, or name a family that is there", details: ["family": .string(family)])
  }

  private static func report(
    _ text: FittedText, request: PageRequest, spread: Spread, into findings: inout Findings
  ) {
    let scale = spread.scale
    let px = { (length: Double) in "\(Int((length * scale).rounded())) px" }
    let words = text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = words.count > 120 ? words.prefix(117) + "…" : words[...]
    let most = text.box.mostLines == 1 ? "one line" : "\(text.box.mostLines) lines"
    findings.report(
      DrawingRules.textOverflow,
      """
      the \(text.box.name) '\(shown)' in \(request.locale) does not fit \
      \(px(text.box.rect.width)) by \(px(text.box.rect.height)) in \(most): it needs a size of \
      \(px(text.ratio * text.box.size)), the least is \(px(text.box.leastSize))
      """,
      at: Location(file: request.stem + ".svg"), hint: "shorten the text",
      details: ["field": .string(text.box.name)])
  }
}

/// Where the boxes of a design come to lie in a picture.
struct DesignLayout {
  let design: Design
  let spread: Spread
  let isMirrored: Bool

  /// The boxes in the order of the template, moved, grown and mirrored.
  func boxes(of tree: XMLTree) -> [TextBox] {
    guard let root = tree.root else { return [] }
    var placed: [TextBox] = []
    var writer = DesignWriter(
      design: design, spread: spread, theme: Theme(), isMirrored: isMirrored, page: 0,
      text: { _, _, _ in nil }, slot: { _, _ in "" })
    writer.onBox = { placed.append($0) }
    _ = writer.body(of: root)
    return placed
  }
}
