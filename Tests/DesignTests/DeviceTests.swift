import Composer
import Diagnostics
import Documents
import Geometry
import Raster
import Testing

@Suite("Captures in their slots")
struct DeviceTests {
  private static func sheet(
    _ capture: String, slot: String, size: PixelSize = PixelSize(width: 400, height: 400)
  ) throws -> Sheet {
    var sheet = try Sheet("<rect data-slot=\"1\" \(slot)/>")
    sheet.captures = [capture]
    sheet.size = size
    return sheet
  }

  /// What lies before and behind a screen: a phone's pill, an Android's hole, a browser's dots.
  private static func kind(of page: FilledPage) -> String {
    let circles = page.elements("circle").count
    if circles == 3 { return "browser" }
    if circles == 1 { return "android-phone" }
    let black = page.elements("rect").filter { $0["fill"] == "#000" && $0["fill-opacity"] == nil }
    if !black.isEmpty { return "phone" }
    let fills = page.elements("rect").compactMap { $0["fill"] }
    if fills.contains("#c5c8ce") { return "laptop" }
    if fills.contains("#2a2c31") { return "tv" }
    if fills.contains("#33363c") { return "watch" }
    return fills.contains("#0b0c0f") ? "tablet" : "none"
  }

  @Test(
    "each device is drawn around its capture",
    arguments: ["none", "phone", "android-phone", "tablet", "browser", "laptop", "watch", "tv"])
  func devices(device: String) throws {
    let slot = "x=\"20\" y=\"20\" width=\"360\" height=\"360\" data-device=\"\(device)\""
    let page = try Self.sheet(device == "tablet" ? "tablet" : "phone", slot: slot).page()
    #expect(Self.kind(of: page) == device)
    let ink = try #require(try page.drawn().ink)
    // Buttons and a laptop's plate stand out of the device's rim a little.
    #expect(ink.isInside(Rect(x: -14, y: 10, width: 428, height: 385)))
  }

  @Test(
    "a device is chosen by the capture and the well",
    arguments: [
      ("phone", nil, "phone"), ("android", nil, "android-phone"),
      ("phone", "phoneScreenshots", "android-phone"), ("android", "APP_IPHONE_67", "phone"),
      ("tablet", nil, "tablet"), ("tablet", "APP_IPAD_PRO_3GEN_129", "tablet"),
      ("browser", nil, "browser"), ("browser", "APP_DESKTOP", "laptop"),
      ("watch", "APP_WATCH_ULTRA", "watch"), ("square", "wearScreenshots", "none"),
      ("landscape", "tvScreenshots", "tv"), ("square", nil, "none"),
    ])
  func choice(capture: String, well: String?, device: String) throws {
    var sheet = try Self.sheet(
      capture, slot: "x=\"20\" y=\"20\" width=\"360\" height=\"360\" data-device=\"auto\"")
    sheet.storeWell = well
    #expect(Self.kind(of: try sheet.page()) == device)
  }

  @Test(
    "a device that a store does not want is told of",
    arguments: [
      ("phone", "phoneScreenshots", 1), ("android-phone", "APP_IPHONE_67", 1),
      ("phone", "APP_IPHONE_67", 0), ("android-phone", "phoneScreenshots", 0),
      ("auto", "phoneScreenshots", 0),
    ])
  func foreign(device: String, well: String, count: Int) throws {
    var sheet = try Self.sheet(
      "phone", slot: "x=\"150\" y=\"100\" width=\"100\" height=\"200\" data-device=\"\(device)\"")
    sheet.storeWell = well
    let findings = try sheet.fill().findings.all
    #expect(findings.filter { $0.code == "device-foreign" }.count == count)
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "a capture that is drawn larger than its pixels is told of",
    arguments: [(132.0, 1, 0), (133, 1, 1), (260, 1, 1), (66, 2, 0), (80, 2, 1)])
  func enlarged(width: Double, scale: Int, count: Int) throws {
    let sheet = try Self.sheet(
      "phone", slot: "data-fit=\"width\" x=\"10\" y=\"10\" width=\"\(width)\" height=\"300\"",
      size: PixelSize(width: 400 * scale, height: 400 * scale))
    let findings = try sheet.fill().findings.all
    #expect(findings.filter { $0.code == "capture-enlarged" }.count == count)
    if count == 1 {
      let percent = Int((width * Double(scale) / 132 * 100).rounded())
      #expect(findings.first?.message.contains("at \(percent) %") == true)
      #expect(findings.first?.location?.file.hasSuffix("captures.json") == true)
    }
  }

  @Test(
    "a capture is whole, as wide as its slot, or covers it",
    arguments: ["contain", "width", "cover"])
  func fit(_ fit: String) throws {
    let bitmap = try Self.sheet(
      "phone", slot: "data-fit=\"\(fit)\" x=\"100\" y=\"100\" width=\"200\" height=\"200\""
    ).draw()
    let ink = try #require(bitmap.ink)
    let expected =
      switch fit {
      case "contain": Rect(x: 154.2, y: 100, width: 91.7, height: 200)
      case "width": Rect(x: 100, y: 100, width: 200, height: 300)
      default: Rect(x: 100, y: 100, width: 200, height: 200)
      }
    #expect(ink.isInside(expected))
    #expect(expected.isInside(ink))
  }

  @Test("a slot shows the part that the template asks for, or the project instead")
  func crop() throws {
    let slot =
      "data-fit=\"cover\" data-crop=\"0 0.5 0.5 0.25\" x=\"100\" y=\"100\" width=\"66\" height=\"72\""
    var sheet = try Self.sheet("phone", slot: slot)
    let red = try sheet.draw()
    for x in [105, 160] { #expect(red.pixel(x, 140) == .init(red: 200, green: 40, blue: 40)) }
    sheet.crops = [Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.25)]
    let blue = try sheet.draw()
    for x in [105, 160] { #expect(blue.pixel(x, 140) == .init(red: 40, green: 40, blue: 200)) }
  }

  @Test("a project's part goes to slots that show a part, no others")
  func wholeSlot() throws {
    var sheet = try Self.sheet("phone", slot: "x=\"100\" y=\"50\" width=\"132\" height=\"288\"")
    let whole = try sheet.draw()
    sheet.crops = [Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.25)]
    #expect(try sheet.draw() == whole)
  }
}
