import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

/// A page to be filled and drawn, all in memory.
struct Sheet {
  var template: Template
  var locale = "en-US"
  var texts: [String: String] = [:]
  /// Names of `SheetCaptures`.
  var captures: [String] = []
  var crops: [Rect?] = []
  var size = PixelSize(width: 400, height: 400)
  var well = "well"
  var storeWell: String?
  var page = 0
  var theme = Theme()

  /// A page of a template that is 400 by 400 and white.
  init(_ body: String, root: String = "", viewBox: String = "0 0 400 400") throws {
    template = try Self.template(Self.svg(body, root: root, viewBox: viewBox))
  }

  /// A page of a template that comes with the tool, at a part of its own size.
  init(shipped name: String, scale: Double = 1) throws {
    var findings = Findings()
    let path = ShippedTemplates.folder.appending(name + ".svg")
    let read = Template.read(path, in: Disk(), into: &findings)
    template = try #require(read, "\(findings.all)")
    size = try ShippedTemplates.size(of: template, scale: scale)
  }

  static func svg(_ body: String, root: String = "", viewBox: String = "0 0 400 400") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox)" data-vitrine="1" \(root)>
    <rect width="100%" height="100%" fill="#fff"/>
    \(body)
    </svg>
    """
  }

  /// Reads a template that must be sound.
  static func template(_ svg: String) throws -> Template {
    var findings = Findings()
    let workspace = MemoryWorkspace(texts: ["t/page.svg": svg])
    let template = Template.read(Path("/t/page.svg"), in: workspace, into: &findings)
    return try #require(template, "\(findings.all)")
  }

  /// Fills the page alone.
  func fill(fonts: FontLibrary = .system) throws -> PageFiller.Outcome {
    try #require(try Self.fill([self], fonts: fonts).first)
  }

  /// Fills pages as a set.
  static func fill(
    _ sheets: [Sheet], fonts: FontLibrary = .system
  ) throws -> [PageFiller.Outcome] {
    let captures = try SheetCaptures()
    let tool = ToolIdentity(name: "vitrine", version: "0.0.0")
    let orders = try sheets.enumerated().map { index, sheet in
      PageFiller.Order(
        template: sheet.template,
        request: PageRequest(
          stem: "page-\(index)", size: sheet.size, well: sheet.well,
          locale: try #require(LocaleTag(sheet.locale)),
          captures: try sheet.captures.map { try captures.named($0) }, crops: sheet.crops,
          texts: sheet.texts, theme: sheet.theme, fontFamily: nil, storeWell: sheet.storeWell,
          page: sheet.page, tool: tool, composedAt: .fixed, folder: Path("/")))
    }
    return PageFiller(fonts: fonts).fill(orders, in: captures.workspace)
  }

  /// The page, which nothing may stand against.
  func page(fonts: FontLibrary = .system) throws -> FilledPage {
    let outcome = try fill(fonts: fonts)
    return try #require(outcome.page, "\(outcome.findings.all)")
  }

  /// The picture of the page.
  func draw(fonts: FontLibrary = .system) throws -> Bitmap {
    try page(fonts: fonts).drawn(fonts: fonts)
  }
}

extension FilledPage {
  /// The page made ready to be drawn.
  func prepared(fonts: FontLibrary = .system) throws -> PreparedPage {
    let captures = try SheetCaptures()
    let pictures = try sources.map {
      (
        $0.capture.path,
        try EmbeddedImage(try captures.workspace.read($0.capture.path, limit: 1 << 24))
      )
    }
    var findings = Findings()
    let prepared = PagePreparation(
      svg: svg, size: size,
      identity: PageIdentity(
        file: svgName, locale: locale, captureIDs: sources.map(\.capture.id)),
      folder: Path("/"), captures: Dictionary(pictures, uniquingKeysWith: { first, _ in first }),
      fonts: fonts
    ).prepare(in: captures.workspace, into: &findings)
    return try #require(prepared, "\(findings.all)")
  }

  /// The picture of the page, drawn whole.
  func drawn(fonts: FontLibrary = .system) throws -> Bitmap {
    var findings = Findings()
    let bitmap = PageRasterizer(fonts: fonts).rasterize(
      try prepared(fonts: fonts), into: &findings)
    return try #require(bitmap, "\(findings.all)")
  }

  /// The page as a tree.
  var tree: XMLTree { XMLReader().read(svg, file: svgName) }

  /// The texts of the page as they were set.
  var lines: [SetText] {
    func texts(in element: XMLTree.Element) -> [SetText] {
      (element["data-text"] == nil ? [] : [SetText(element)]) + element.elements.flatMap(texts)
    }
    return tree.root.map(texts) ?? []
  }

  /// The elements of a name, in their order.
  func elements(_ name: String) -> [XMLTree.Element] {
    func all(in element: XMLTree.Element) -> [XMLTree.Element] {
      (element.name == name ? [element] : []) + element.elements.flatMap(all)
    }
    return tree.root.map(all) ?? []
  }
}

/// A text of a page: its lines and its size.
struct SetText {
  let name: String
  let size: Double
  let lines: [String]
  let baselines: [Double]
  let direction: String

  init(_ element: XMLTree.Element) {
    name = element["data-text"] ?? ""
    size = element["font-size"].flatMap { Double($0) } ?? 0
    lines = element.elements.map(\.text)
    baselines = element.elements.compactMap { $0["y"].flatMap { Double($0) } }
    direction = element["direction"] ?? ""
  }
}
