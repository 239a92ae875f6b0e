import Foundation
import Geometry
import Raster
import Testing

@Suite("An SVG document")
struct SVGDocumentTests {
  static func page(_ body: String, width: Int = 120, height: Int = 80) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
      <rect width="100%" height="100%" fill="#f4f1ea"/>\(body)</svg>
      """.utf8)
  }

  @Test("is drawn at its size, opaque")
  func drawn() throws {
    let square = ##"<rect x="10" y="10" width="20" height="20" fill="#123456"/>"##
    let document = try SVGDocument(Self.page(square))
    let bitmap = try document.render(to: document.size)
    #expect(bitmap.size == PixelSize(width: 120, height: 80))
    #expect(bitmap.pixel(15, 15) == Bitmap.Colour(red: 0x12, green: 0x34, blue: 0x56))
    #expect(bitmap.pixel(0, 0) == Bitmap.Colour(red: 0xF4, green: 0xF1, blue: 0xEA))
  }

  @Test("is scaled to a size of its own shape, and refuses another")
  func shapes() throws {
    let document = try SVGDocument(Self.page(""))
    #expect(try document.render(to: PixelSize(width: 240, height: 160)).size.width == 240)
    let square = PixelSize(width: 100, height: 100)
    #expect(throws: RasterError.aspectRatio(document: document.size, asked: square)) {
      _ = try document.render(to: square)
    }
  }

  @Test(
    "refuses sizes that can't be drawn",
    arguments: [
      PixelSize(width: 0, height: 0), PixelSize(width: -120, height: -80),
      PixelSize(width: 120_000, height: 80_000), PixelSize(width: .max, height: .max),
    ])
  func sizes(size: PixelSize) throws {
    let document = try SVGDocument(Self.page(""))
    #expect(throws: RasterError.canvasSize(size)) { _ = try document.render(to: size) }
  }

  @Test("must be opaque in a bitmap, and may be clear in a layer")
  func transparency() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">\
      <path d="M0 0H8V4H0ZM3 2h1v1h-1z" fill-rule="evenodd"/></svg>
      """
    let document = try SVGDocument(Array(svg.utf8))
    #expect(throws: RasterError.transparent(x: 3, y: 2, alpha: 0)) {
      _ = try document.render(to: document.size)
    }
    let layer = try document.renderLayer(to: document.size)
    #expect(layer.pixels[2 * 8 + 3] == 0)
    #expect(layer.pixels[0] == 0xFF00_0000)
  }

  @Test("takes its size from its viewBox where it has no other")
  func viewBox() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>"#
    #expect(try SVGDocument(Array(svg.utf8)).size == PixelSize(width: 30, height: 20))
    let sizeless = #"<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="50%"/>"#
    #expect(throws: RasterError.sizeless) { _ = try SVGDocument(Array(sizeless.utf8)) }
  }

  @Test(
    "that is damaged is refused",
    arguments: [
      "", "   ", "not svg", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>", "<html/>",
    ])
  func damaged(source: String) {
    #expect(throws: RasterError.self) { _ = try SVGDocument(Array(source.utf8)) }
  }

  @Test(
    "with entities, included documents, another encoding or packing never reaches librsvg",
    arguments: [
      Array(#"<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8),
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude">\
        <xi:include href="data:,x"/></svg>
        """.utf8),
      Array("<svg><include xmlns='http&#58;//www.w3.org/2001/XInclude'/></svg>".utf8),
      Array(#"<?xml version="1.0" encoding="UTF-7"?><svg/>"#.utf8),
      [0xFF, 0xFE, 0x3C, 0x00], [0x1F, 0x8B, 0x08, 0x00], Array("<svg>".utf8) + [0xC3, 0x28],
    ])
  func refused(source: [UInt8]) {
    let error = #expect(throws: RasterError.self) { _ = try SVGDocument(source) }
    guard case .refusedSVG = error else {
      Issue.record("the error is \(String(describing: error))")
      return
    }
  }

  @Test("may speak of such things in comments and CDATA, and name SVG's document type")
  func harmless() throws {
    let source = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- <xi:include/> <!DOCTYPE x [ -->
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><style><![CDATA[<include/>]]></style></svg>
      """
    #expect(try SVGDocument(Array(source.utf8)).size.width == 4)
  }

  @Test("opens nothing outside of itself, and draws pictures in data URIs")
  func pictures() throws {
    let red = Picture(
      size: PixelSize(width: 2, height: 2), hasAlpha: false,
      samples: ContiguousArray((0..<4).flatMap { _ in [255, 0, 0] }))
    let png = try PNGEncoder.encodeRGBA(red)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func colour(_ address: String) throws -> Bitmap.Colour {
      let image = #"<image href="\#(address)" width="120" height="80" preserveAspectRatio="none"/>"#
      let document = try SVGDocument(Self.page(image))
      return try document.render(to: document.size).pixel(60, 40)
    }
    let paper = Bitmap.Colour(red: 0xF4, green: 0xF1, blue: 0xEA)
    #expect(try colour(file.absoluteString) == paper)
    #expect(try colour(file.path) == paper)
    let data = "data:image/png;base64," + Data(png).base64EncodedString()
    #expect(try colour(data) == Bitmap.Colour(red: 255, green: 0, blue: 0))
  }

  @Test("knows where an element's ink is")
  func ink() throws {
    let body = """
      <g transform="translate(10 20)"><rect id="a" x="1" y="2" width="30" height="40"/></g>\
      <g id="empty"/>
      """
    let document = try SVGDocument(Self.page(body))
    #expect(try document.inkBounds(of: "a") == Rect(x: 11, y: 22, width: 30, height: 40))
    #expect(try document.inkBounds(of: "empty") == nil)
    #expect(try document.inkBounds(of: "none") == nil)
    #expect(document.contains("empty") && !document.contains("none"))
  }
}
