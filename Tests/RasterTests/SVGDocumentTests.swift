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
}
