import Diagnostics
import Documents
import Geometry
import Stores
import Testing

@Suite("StoreTables")
struct StoreTablesTests {
  private func read(_ text: String) -> (StoreTables?, [Finding]) {
    var findings = Findings()
    let tables = StoreTables.shipped.reading(
      Path("stores.json"), in: MemoryWorkspace(texts: ["stores.json": text]), into: &findings)
    return (tables, findings.sorted)
  }

  private func table(_ rows: String) -> String {
    """
    {"schemaVersion": 1, "kind": "store-tables", "date": "2027-01-15", "source": "notes", \(rows)}
    """
  }

  @Test("the rows have 21 display types and the Duo, each family and name once")
  func displays() {
    let rows = StoreTables.shipped.displayTypes
    #expect(Set(rows.compactMap(\.displayType)).count == 21)
    #expect(rows.filter { $0.displayType == nil }.map(\.storeWell) == ["IPHONE_DUO_PROFILE"])
    #expect(Set(rows.map(\.family)).count == 22)
    #expect(rows.compactMap(\.messagesType).count == 12)
  }

  @Test("only two sizes belong to two displays")
  func sharedSizes() {
    let sizes = StoreTables.shipped.displayTypes.flatMap(\.sizes)
    let shared = Set(sizes.filter { size in sizes.count { $0 == size } > 1 })
    #expect(
      shared == [
        PixelSize(width: 2048, height: 2732), PixelSize(width: 2732, height: 2048),
        PixelSize(width: 3840, height: 2160),
      ])
  }

  @Test("the sizes to make keep to their own rules")
  func goodSizes() {
    for image in StoreTables.shipped.imageTypes {
      for size in image.sizes {
        switch image.shape {
        case .exact(let exact): #expect(size == exact)
        case .within(let bounds):
          #expect(bounds.side.contains(size.shortSide) && bounds.side.contains(size.longSide))
          #expect(Double(size.longSide) / Double(size.shortSide) <= bounds.ratioAllowed)
          #expect(bounds.aspects.isEmpty || bounds.aspects.contains { $0.fits(size) })
        }
      }
    }
  }

  @Test("every duty is for a display that exists")
  func duties() {
    let tables = StoreTables.shipped
    for set in tables.requiredSets {
      #expect(set.anyOf.allSatisfy { tables.display(named: $0)?.platform == set.platform })
    }
  }

  @Test(
    "a display answers to all its names",
    arguments: [
      "APP_IPHONE_67", "IMESSAGE_APP_IPHONE_67", "APP_IPHONE_69", "iphone-6.9",
      "IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE",
    ])
  func names(_ name: String) {
    #expect(StoreTables.shipped.display(named: name)?.displayType == "APP_IPHONE_67")
  }

  @Test("a user's row replaces the one of its name and takes over what it leaves out")
  func replaces() throws {
    let (tables, findings) = read(
      table(
        """
        "displays": [{"storeWell": "APP_IPHONE_67", "sizes": ["1400x3000"], "maxCount": 12}],
        "images": [{"name": "phoneScreenshots", "ratioRefused": 2.5}],
        "texts": [{"store": "google-play", "file": "title", "max": 50}],
        "locales": [{"store": "play", "code": "or", "name": "Odia"}],
        "required": [{"platform": "iphone", "anyOf": ["APP_IPHONE_67"]}]
        """))
    #expect(findings.isEmpty)
    let rows = try #require(tables)
    let display = try #require(rows.display(named: "APP_IPHONE_67"))
    #expect(display.sizes == [PixelSize(width: 1400, height: 3000)])
    #expect(display.limits.count == 1...12)
    #expect(display.limits.bytes == PictureLimits.appStore.bytes)
    #expect(display.family == "iphone-6.9")
    #expect(display.source == FactSource("notes", Day(2027, 1, 15)))
    let phone = try #require(rows.image(named: "phoneScreenshots"))
    #expect(phone.shape == .within(.init(ratioRefused: 2.5)))
    #expect(rows.textFields.first { $0.file == "title" }?.length == 1...50)
    #expect(StoreLocales.code(for: "or-IN", among: rows.locales(of: .googlePlay)).code == "or")
    #expect(rows.requiredSets.filter { $0.platform == .iPhone }.map(\.anyOf) == [["APP_IPHONE_67"]])
    #expect(rows.requiredSets.contains { $0.platform == .iPad })
  }

  @Test("a user's row of a new name is added")
  func adds() throws {
    let (tables, findings) = read(StoreTableInvalid.about.good.text)
    #expect(findings.isEmpty)
    let display = try #require(tables?.display(named: "iphone-7.1"))
    #expect(display.displayType == "APP_IPHONE_71")
    #expect(display.sizes.count == 2)
  }

  @Test("a row older than ours is taken with a warning")
  func older() {
    let (tables, findings) = read(OlderStoreTable.about.bad.text)
    #expect(findings.map(\.code) == ["store-table-older"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(tables?.display(named: "iphone-6.9")?.sizes.count == 2)
    #expect(read(OlderStoreTable.about.good.text).1.isEmpty)
  }

  @Test(
    "what a row lacks or misspells is told",
    arguments: [
      "\"displays\": [{}]", "\"displays\": [{\"storeWell\": \"APP_X\"}]", "\"display\": []",
      "\"displays\": [{\"storeWell\": \"APP_IPHONE_67\", \"sizes\": [\"1x\"]}]",
      "\"displays\": [{\"storeWell\": \"APP_IPHONE_67\", \"sizes\": []}]",
      "\"displays\": [{\"storeWell\": \"APP_IPHONE_67\", \"maxCount\": -1}]",
      "\"required\": [{\"platform\": \"iphone\", \"anyOf\": [\"APP_IPHONE_66\"]}]",
      "\"locales\": [{\"store\": \"play\", \"code\": \"x\", \"name\": \"X\"}]", "\"displays\": 3",
      "\"texts\": [{\"store\": \"amazon\", \"file\": \"title\", \"max\": 3}]",
    ])
  func faults(_ rows: String) {
    let (tables, findings) = read(table(rows))
    #expect(tables == nil)
    #expect(Set(findings.map(\.code)) == ["store-table-invalid"])
    #expect(findings.allSatisfy { $0.location?.start != nil })
  }

  @Test("a table that is not there is missing, and what is no JSON is invalid")
  func unreadable() {
    var findings = Findings()
    #expect(
      StoreTables.shipped.reading(
        Path("no.json"), in: MemoryWorkspace(texts: [:]), into: &findings) == nil)
    #expect(findings.all.map(\.code) == ["store-table-missing"])
    #expect(read("{").1.map(\.code) == ["store-table-invalid"])
    #expect(read(StoreTableInvalid.about.bad.text).1.map(\.code).first == "store-table-invalid")
  }
}

@Suite("Day")
struct DayTests {
  @Test(
    "a day is read from a date or an instant",
    arguments: [("2027-04-01", "2027-04-01"), ("2028-02-29T09:00:00Z", "2028-02-29")])
  func reads(_ text: String, _ day: String) {
    #expect(Day(text)?.description == day)
  }

  @Test(
    "what is no day is refused",
    arguments: ["", "2027", "2027-13-01", "2027-02-29", "27-04-01", "2027-4-1", "2027-04-01 09"])
  func refuses(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test("days are in the order of time")
  func order() {
    #expect(Day(2027, 4, 1) > Day(2026, 12, 31))
  }
}
