import Geometry
import Raster
import Testing

@Suite("A font library")
struct FontLibraryTests {
  private let fonts = FontLibrary.system

  @Test("finds the font of a family, weight and style")
  func resolves() throws {
    let face = try #require(fonts.resolve(family: "Missing One, Inter, serif", weight: 700))
    #expect(face.family == "Inter")
    #expect(face.weight == 700)
    #expect(face.path.hasSuffix(".otf") || face.path.hasSuffix(".ttf"))
    #expect(face.match == .named("Inter"))
    #expect(face.isRequestedFamily && !face.hasColour)
  }

  @Test(
    "says whether a family is what was asked for",
    arguments: [
      ("Inter", true), ("inter", true), ("'Noto Sans'", true), ("No Such Family", false),
      ("sans-serif", true), ("system-ui", true), ("ui-serif", true), ("", true),
      ("No Such Family, sans-serif", false), ("No Such Family, Inter", true),
    ])
  func requested(family: String, isRequested: Bool) throws {
    #expect(try #require(fonts.resolve(family: family)).isRequestedFamily == isRequested)
  }

  @Test("names what is missing before a generic family")
  func generic() throws {
    let face = try #require(fonts.resolve(family: "No Such Family, serif"))
    #expect(face.match == .generic("serif", missing: ["No Such Family"]))
  }

  @Test("names every font that a text needs, in order")
  func used() {
    let faces = fonts.fontsUsed(for: "Plan 計画 😀", TextStyle(family: "Inter", size: 40))
    #expect(faces.count == 3)
    #expect(faces.first?.family == "Inter")
    #expect(faces.map(\.isRequestedFamily) == [true, false, false])
    #expect(faces.map(\.hasColour) == [false, false, true])
  }

  @Test(
    "finds the characters that no font has",
    arguments: [
      ("Plan your week", ""), ("計画 مرحبا สวัสดี नमस्ते 😀👨‍👩‍👧 ❤️", ""),
      ("a\u{200D}b\u{FE0F}c\u{200B}\u{AD}\u{2060}\u{1}\n\t\u{E0100}", ""),
      ("a\u{10FFFD}b\u{378}a\u{378}", "\u{10FFFD}\u{378}"),
    ])
  func missing(text: String, missing: String) {
    #expect(
      fonts.missingScalars(in: text, family: "Inter, sans-serif") == Array(missing.unicodeScalars))
  }

  @Test("takes a private character for drawn only by the family that was named")
  func privateUse() {
    // Inter has an arrow there.
    #expect(fonts.missingScalars(in: "\u{E000}", family: "Inter") == [])
    #expect(fonts.missingScalars(in: "\u{E000}", family: "Noto Sans") == ["\u{E000}"])
  }

  @Test("of one font has no other, for drawing as for measuring")
  func isolated() throws {
    let path = try #require(fonts.resolve(family: "Inter")).path
    let own = try FontLibrary(files: [path], includesSystem: false)
    #expect(own.resolve(family: "sans-serif")?.path == path)
    #expect(own.missingScalars(in: "a計b", family: "Inter") == ["計"])
    let page = SVGDocumentTests.page(#"<text x="9" y="50" font-size="40">計画</text>"#)
    let document = try SVGDocument(page)
    let (size, shared) = (document.size, try document.render(to: document.size))
    #expect(try document.render(to: size, fonts: own) != shared)
    #expect(try document.render(to: size) == shared)
  }

  @Test("refuses what has no fonts", arguments: ["/no/such/folder", "/dev/null"])
  func bad(path: String) {
    #expect(throws: RasterError.font(path: path)) { _ = try FontLibrary(folders: [path]) }
    #expect(throws: RasterError.font(path: path)) { _ = try FontLibrary(files: [path]) }
  }
}
