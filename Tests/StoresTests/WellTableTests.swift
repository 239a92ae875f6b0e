import Diagnostics
import Documents
import Foundation
import Geometry
import Stores
import Testing

@Suite("WellTable")
struct WellTableTests {
  private func read(_ text: String) -> (WellTable?, [Finding]) {
    var findings = Findings()
    let table = WellTable.read(
      Path("wells.json"), in: MemoryWorkspace(texts: ["wells.json": text]), into: &findings)
    return (table, findings.sorted)
  }

  private func table(
    _ wells: String, minima: String = "[]", more: String = ""
  ) -> String {
    """
    {"schemaVersion": 1, "kind": "device-wells", "partial": false, \(more)
     "citedMinimumNativeWidths": \(minima),
     "wells": [\(wells)]}
    """
  }

  private func well(_ id: String = "a", width: String = "640", more: String = "") -> String {
    """
    {"id": "\(id)", "device": "iPad Pro 11 in", "width": \(width), "height": 1136,
     "storeWell": null, "source": "notes"\(more)}
    """
  }

  @Test("the file at the top of the package is the table of this version")
  func shipped() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: top.appending(path: "wells.json"), encoding: .utf8)
    #expect(text == WellTable.shipped.json.pretty)
  }

  @Test("the table of this version reads as itself")
  func roundTrip() throws {
    let (read, findings) = read(WellTable.shipped.json.pretty)
    #expect(findings.isEmpty)
    let table = try #require(read)
    #expect(table.names == WellTable.shipped.names)
    #expect(table.wells.map(\.id) == WellTable.shipped.wells.map(\.id))
    #expect(table.wells.map(\.minimum) == WellTable.shipped.wells.map(\.minimum))
  }

  @Test(
    "a family is its preferred size",
    arguments: [
      ("iphone-6.9", 1320, 2868), ("iphone-6.9-landscape", 2868, 1320), ("ipad-13", 2064, 2752),
      ("play-phone", 1080, 1920), ("play-feature-graphic", 1024, 500), ("mac", 2880, 1800),
      ("iphone-4-landscape", 1136, 640), ("iphone-6.9-1290x2796", 1290, 2796),
    ])
  func families(_ name: String, _ width: Int, _ height: Int) {
    #expect(WellTable.shipped.well(named: name)?.size == PixelSize(width: width, height: height))
  }

  @Test("a well of this version keeps to the minimum that it cites")
  func minima() {
    for well in WellTable.shipped.wells {
      guard let minimum = well.minimum else { continue }
      #expect(well.size.shortSide >= minimum.width)
    }
    #expect(WellTable.shipped.well(named: "iphone-6.9")?.minimum?.width == 1242)
    #expect(WellTable.shipped.well(named: "ipad-11-1488x2266")?.minimum == nil)
  }

  @Test("a table that is not there is missing")
  func missing() {
    var findings = Findings()
    let table = WellTable.read(Path("no.json"), in: MemoryWorkspace(texts: [:]), into: &findings)
    #expect(table == nil)
    #expect(findings.all.map(\.code) == ["wells-missing"])
  }

  @Test(
    "what is no JSON is invalid JSON",
    arguments: ["", "words", "{\"kind\": \"device-wells\",}", "{\"a\": 1, \"a\": 2}"])
  func invalidJSON(_ text: String) {
    let (table, findings) = read(text)
    #expect(table == nil)
    #expect(Set(findings.map(\.code)) == ["wells-invalid-json"])
  }

  @Test("every fault of a table is told at its place")
  func faults() {
    let text = table(
      well(width: "0") + "," + well() + "," + well() + "," + well("b", width: "1.5"),
      minima: "[{\"well\": \"x\", \"minimumWidth\": -1}]", more: "\"families\": {\"f\": \"c\"},")
    let (table, findings) = read(text)
    #expect(table == nil)
    #expect(Set(findings.map(\.code)) == ["wells-invalid"])
    #expect(findings.allSatisfy { $0.location?.start != nil })
    #expect(findings.count == 6)
    #expect(findings.contains { $0.message.contains("'a'") && !$0.related.isEmpty })
  }

  @Test("a table of another kind, or none, is invalid", arguments: ["[]", "3", "{}"])
  func wrongRoot(_ text: String) {
    let (table, findings) = read(text)
    #expect(table == nil)
    #expect(Set(findings.map(\.code)) == ["wells-invalid"])
  }

  @Test(
    "a well is bound by the minimum that it names, or by one with its device or id",
    arguments: [
      (", \"citedMinimum\": \"tall\"", "a", 1000), ("", "a", 1668), ("", "tall", 1668),
    ])
  func binding(_ more: String, _ id: String, _ width: Int) throws {
    let minima = """
      [{"well": "tall", "minimumWidth": 1000, "source": "s"},
       {"well": "iPad Pro 11 in", "minimumWidth": 1668, "source": "s"}]
      """
    let (read, findings) = read(table(well(id, more: more), minima: minima))
    #expect(findings.isEmpty)
    let expected = id == "tall" ? 1000 : width
    #expect(try #require(read).well(named: id)?.minimum?.width == expected)
  }

  @Test("a minimum that nobody cites is refused with the nearest")
  func unknownMinimum() {
    let minima = "[{\"well\": \"tall\", \"minimumWidth\": 1000, \"source\": \"s\"}]"
    let (table, findings) = read(
      table(well(more: ", \"citedMinimum\": \"tal\""), minima: minima))
    #expect(table == nil)
    #expect(findings.first?.hint?.contains("'tall'") == true)
  }

  @Test("keys of others are left alone, and a partial table says so")
  func partial() throws {
    let text = """
      {"schemaVersion": 1, "kind": "device-wells", "partial": true, "note": "half", "mine": [],
       "citedMinimumNativeWidths": [], "wells": [\(well(more: ", \"colour\": 1"))]}
      """
    let (read, findings) = read(text)
    #expect(findings.isEmpty)
    let table = try #require(read)
    var warnings = Findings()
    table.reportIfPartial(into: &warnings)
    #expect(warnings.all.map(\.code) == ["wells-partial"])
    #expect(warnings.all.map(\.severity) == [.warning])
  }

  @Test("the examples of the rules do what they say")
  func examples() {
    for rule in [WellsInvalid.about, WellsInvalidJSON.about] {
      #expect(read(rule.bad.text).1.map(\.code) == [rule.code])
      #expect(read(rule.good.text).1.isEmpty)
    }
    #expect(read(PartialWells.about.bad.text).0?.isPartial == true)
    #expect(read(PartialWells.about.good.text).0?.isPartial == false)
  }
}
