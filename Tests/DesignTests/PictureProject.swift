import Composer
import Diagnostics
import Documents
import Fixtures
import Geometry
import Raster
import Testing

/// A project on disk with one shot, to be built as people build theirs.
struct PictureProject {
  let folder: TemporaryFolder
  private let out = Path("out")

  /// Writes the project.
  ///
  /// - Parameters:
  ///   - template: The name of a template that comes with the tool, or one's SVG text.
  ///   - captures: Names of `SheetCaptures`.
  ///   - size: The size of its well.
  ///   - texts: Headlines by locale, the source first.
  ///   - more: Further lines of the project file.
  /// - Throws: Where it can't be written.
  init(
    template: String, captures: [String] = [], size: PixelSize,
    texts: [(locale: String, text: String)], more: String = ""
  ) throws {
    folder = try TemporaryFolder()
    var rows: [String] = []
    for kind in SheetCaptures.kinds {
      let bytes = try SheetCaptures.file(kind.id)
      try folder.write("\(kind.id).png", bytes)
      rows.append(SheetCaptures.row(kind, SHA256.hex(of: bytes)))
    }
    try folder.write("captures.json", SheetCaptures.manifest(rows))
    var name = template
    if template.hasPrefix("<") {
      name = "page.svg"
      try folder.write(name, template)
    }
    try folder.write("wells.json", Self.wells(size))
    try writeCopy(texts)
    try folder.write(
      "vitrine.yaml",
      """
      apiVersion: vitrine.project/v1
      name: Pictures
      captures: captures.json
      wells: wells.json
      copy: copy.json
      locales: [\(texts.map(\.locale).joined(separator: ", "))]
      \(more)
      shots:
        - { id: home, template: \(name), captures: [\(captures.joined(separator: ", "))], wells: [well] }
      """)
  }

  /// Writes the same words for every text of the shot.
  func writeCopy(
    _ texts: [(locale: String, text: String)], names: [String] = [], more: String = ""
  ) throws {
    let locales = texts.map { locale, text in
      let named = names.filter { $0 != "headline" }.map { "\"\($0)\": \"\(text)\"" }
      return """
        "\(locale)": {"headlines": {"home": "\(text)"\(more)},
        "texts": {"home": {\(named.joined(separator: ", "))}}}
        """
    }
    try folder.write(
      "copy.json",
      "{\"kind\": \"screenshot-copy\", \"locales\": {\n\(locales.joined(separator: ",\n"))\n}}\n")
  }

  private static func wells(_ size: PixelSize) -> String {
    """
    {"schemaVersion": 1, "kind": "device-wells", "partial": false, "citedMinimumNativeWidths": [],
    "wells": [{"id": "well", "device": "Any", "width": \(size.width), "height": \(size.height),
    "storeWell": null, "source": "none"}]}
    """
  }

  func build() async -> BuildStage.Outcome {
    let options = BuildOptions(project: folder("vitrine.yaml"), jobs: 1)
    let tool = ToolIdentity(name: "vitrine", version: "0.0.0")
    return await BuildStage(options: options, share: Share(ToolRun.package), tool: tool)
      .run(in: Disk())
  }

  /// The pictures that were built, by their path below the output folder.
  func pictures() throws -> [String: Bitmap] {
    try folder.tree("out").filter { $0.key.hasSuffix(".png") }.mapValues { bytes in
      try #require(Bitmap(try ImageDecoder.decode(bytes)))
    }
  }

  /// The picture of a page that was built, drawn whole from its SVG text.
  func drawnWhole(_ picture: String) throws -> Bitmap {
    let page = picture.replacing("pictures/", with: "svg/").replacing(".png", with: ".svg")
    let bytes = try folder.bytes("out/\(page)")
    let root = try #require(XMLReader().read(bytes, file: page).root)
    let sides = ["width", "height"].compactMap { root[$0].flatMap { Int($0) } }
    try #require(sides.count == 2)
    let size = PixelSize(width: sides[0], height: sides[1])
    let captures = try SheetCaptures.kinds.map { kind in
      (folder("\(kind.id).png"), try EmbeddedImage(try folder.bytes("\(kind.id).png")))
    }
    var findings = Findings()
    let prepared = PagePreparation(
      svg: bytes, size: size,
      identity: PageIdentity(
        file: page, locale: try #require(root["lang"].flatMap { LocaleTag($0) }), captureIDs: []),
      folder: folder("out/\(page)").parent,
      captures: Dictionary(captures, uniquingKeysWith: { first, _ in first }), fonts: .system
    ).prepare(in: Disk(), into: &findings)
    let bitmap = PageRasterizer(fonts: .system)
      .rasterize(try #require(prepared, "\(findings.all)"), into: &findings)
    return try #require(bitmap, "\(findings.all)")
  }
}
