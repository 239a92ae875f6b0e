import Composer
import Documents
import Fixtures
import Geometry
import Raster
import Testing

@Suite("Golden pictures")
struct GoldenTests {
  @Test("a template looks as it did", arguments: ShippedTemplates.all)
  func template(_ template: ShippedTemplate) throws {
    let picture = try Self.picture(of: template)
    #expect(picture.size.height <= 300)
    if Golden.isRecording { try Golden.record(picture, named: template.name) }
    #expect(Golden(named: template.name).difference(from: picture) == nil)
  }

  /// A template without its words, mirrored where it can be; of a scene its second picture.
  private static func picture(of template: ShippedTemplate) throws -> Bitmap {
    var sheet = try template.sheet(scale: 1)
    let svg = String(decoding: sheet.template.bytes, as: UTF8.self)
    sheet.template = try Sheet.template(
      svg.replacing("text-anchor=", with: "opacity=\"0\" text-anchor="))
    let scale = min(1, 288 / Double(sheet.size.height))
    sheet.size = PixelSize(
      width: Int(Double(sheet.size.width) * scale), height: Int(Double(sheet.size.height) * scale))
    sheet.page = sheet.template.pageCount / 2
    sheet.theme = Theme(
      colours: [
        .background: Colour(red: 244, green: 241, blue: 234),
        .ink: Colour(red: 29, green: 27, blue: 23), .accent: Colour(red: 164, green: 56, blue: 15),
      ])
    return try sheet.draw()
  }

  private static let picture = Bitmap(
    size: PixelSize(width: 40, height: 30),
    samples: ContiguousArray((0..<3600).map { UInt8($0 % 200) }))

  private static func golden(_ change: (inout ContiguousArray<UInt8>) -> Void) throws -> Golden {
    var samples = picture.samples
    change(&samples)
    return Golden(bytes: try PNGEncoder.encode(Bitmap(size: picture.size, samples: samples)))
  }

  @Test("the same picture passes, and so does one that is off by less than eyes see")
  func same() throws {
    #expect(try Self.golden { _ in }.difference(from: Self.picture) == nil)
    let near = try Self.golden { samples in
      for index in samples.indices { samples[index] += UInt8(Golden.threshold) }
    }
    #expect(near.difference(from: Self.picture) == nil)
  }

  @Test("a golden picture that is not there fails")
  func missing() {
    #expect(Golden(named: "nowhere").difference(from: Self.picture) == .missing)
  }

  @Test("one that can't be read fails", arguments: [0, 8, 60])
  func unreadable(count: Int) throws {
    let whole = try PNGEncoder.encode(Self.picture)
    #expect(
      Golden(bytes: Array(whole.prefix(count))).difference(from: Self.picture) == .unreadable)
  }

  @Test("another size fails, whatever the pixels are")
  func size() throws {
    let turned = Bitmap(size: Self.picture.size.transposed, samples: Self.picture.samples)
    #expect(
      Golden(bytes: try PNGEncoder.encode(turned)).difference(from: Self.picture)
        == .size(Self.picture.size, golden: turned.size))
  }

  @Test("a golden picture that lets anything through fails")
  func alpha() throws {
    let samples = ContiguousArray<UInt8>(repeating: 9, count: 40 * 30 * 4)
    let clear = Picture(size: Self.picture.size, hasAlpha: true, samples: samples)
    #expect(
      Golden(bytes: try PNGEncoder.encodeRGBA(clear)).difference(from: Self.picture) == .alpha)
  }

  @Test("a few pixels off fail, in any channel", arguments: 0..<3)
  func pixels(channel: Int) throws {
    let mutant = try Self.golden { samples in
      for pixel in 100..<102 { samples[pixel * 3 + channel] += UInt8(Golden.threshold + 1) }
    }
    #expect(mutant.difference(from: Self.picture) == .pixels(2, allowed: 1))
  }

  @Test("a picture that is moved by a pixel fails")
  func moved() throws {
    let mutant = try Self.golden { samples in
      samples.removeLast(3)
      samples.insert(contentsOf: [255, 0, 255], at: 0)
      for index in stride(from: 0, to: samples.count, by: 120) { samples[index] = 255 }
    }
    #expect(mutant.difference(from: Self.picture) != nil)
  }
}
