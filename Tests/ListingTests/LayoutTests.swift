import Diagnostics
import Geometry
import Listing
import Stores
import Testing

@Suite("Layouts")
struct LayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let tree: String
    let path: String
    let layouts: [ListingLayout]
    let locales: [String]
    var testDescription: String { tree }

    init(_ tree: String, _ path: String, _ layouts: [ListingLayout], _ locales: [String]) {
      self.tree = tree
      self.path = path
      self.layouts = layouts
      self.locales = locales
    }
  }

  static let rows = [
    Row("fastlane/screenshots/en-US/1.png", "fastlane", [.deliver], ["en-US"]),
    Row("fastlane/screenshots/en-US/1.png", "", [.deliver], ["en-US"]),
    Row("fastlane/screenshots/en-US/1.png", "fastlane/screenshots", [.deliver], ["en-US"]),
    Row("fastlane/screenshots/en-US/1.png", "fastlane/screenshots/en-US", [.deliver], ["en-US"]),
    Row("shots/en-US/1.png", "shots", [.deliver], ["en-US"]),
    Row("shots/appleTV/en-US/1.png", "shots", [.deliver], ["en-US"]),
    Row("fastlane/metadata/en-US/name.txt", "fastlane", [.metadata], ["en-US"]),
    Row("fastlane/metadata/en-US/name.txt", "fastlane/metadata/en-US", [.metadata], ["en-US"]),
    Row(
      "fastlane/metadata/android/en-US/title.txt", "fastlane/metadata/android", [.supply],
      ["en-US"]),
    Row("a/en-US/images/phoneScreenshots/1.png", "a", [.supply], ["en-US"]),
    Row("a/en-US/images/phoneScreenshots/1.png", "a/en-US", [.supply], ["en-US"]),
    Row("a/en-US/images/phoneScreenshots/1.png", "a/en-US/images", [.supply], ["en-US"]),
    Row(
      "a/en-US/images/phoneScreenshots/1.png", "a/en-US/images/phoneScreenshots", [.supply],
      ["en-US"]),
    Row("shots/en-US/iphone-3.5/1.png", "shots", [.localeDevice], ["en-US"]),
    Row("fastlane/screenshots/de-DE/IPHONE_35/1.png", "fastlane", [.localeDevice], ["de-DE"]),
    Row("shots/IPHONE_35/en-US/1.png", "shots", [.deviceLocale], ["en-US"]),
    Row("shots/1.png", "shots", [.flat], []),
    Row("marketing/iphone/1.png", "marketing", [.flat], []),
    Row(
      """
      app/fastlane/screenshots/en-US/1.png
      app/fastlane/metadata/en-US/name.txt
      app/fastlane/metadata/android/en-US/images/phoneScreenshots/1.png
      app/fastlane/metadata/android/en-US/images/phoneScreenshots/2.png
      app/docs/images/picture.png
      """, "app", [.metadata, .supply, .deliver], ["en-US", "en-US", "en-US"]),
  ]

  @Test("a tree is recognised by itself", arguments: rows)
  func recognised(_ row: Row) async throws {
    let folder = try ListingFolder(row.tree)
    let checked = await folder.check(row.path)
    #expect(checked.parts.map(\.layout) == row.layouts)
    #expect(checked.parts.flatMap(\.locales) == row.locales)
    #expect(checked.faults.isEmpty)
  }

  @Test("a layout that was named is taken at its word")
  func named() async throws {
    let folder = try ListingFolder("shots/german/1.png")
    let checked = await folder.check("shots", layout: .deliver)
    #expect(checked.codes == ["locale-unknown"])
    #expect(checked.pictures.count == 1)
  }

  @Test(
    "the folder of a device fixes the slot, or leaves it to the size",
    arguments: [
      ("iphone-3.5", "APP_IPHONE_35"), ("APP_IPHONE_35", "APP_IPHONE_35"),
      ("IPHONE_35", "APP_IPHONE_35"), ("iPhone 4s", "APP_IPHONE_35"),
      ("phoneScreenshots", "phoneScreenshots"), ("phone", "phoneScreenshots"),
      ("wearScreenshots", "wearScreenshots"), ("Pixel 9", "phoneScreenshots"),
    ])
  func devices(_ device: String, _ well: String) async throws {
    let folder = try ListingFolder("shots/en-US/\(device)/1.png")
    let checked = await folder.check("shots")
    #expect(checked.pictures.map { $0.slot?.storeWell } == [well])
  }

  @Test(
    "a loose picture is for the store that is named, else for the one that takes its size",
    arguments: [
      ("320x480", nil, Store.appStore), ("400x700", nil, .googlePlay),
      ("320x480", Store.googlePlay, .googlePlay), ("400x700", .appStore, .appStore),
      ("1024x500", nil, .googlePlay), ("640x1137", nil, .appStore), ("1080x2400", nil, .googlePlay),
    ])
  func loose(_ size: String, _ store: Store?, _ expected: Store) async throws {
    let folder = try ListingFolder()
    try folder.write(
      ListingFolder.png(try #require(PixelSize(written: size))), to: "a.png")
    let checked = await folder.check("a.png", store: store)
    #expect(checked.pictures.map(\.store) == [expected])
  }

  @Test("a file in a listing is what its path says")
  func files() async throws {
    let folder = try ListingFolder(
      """
      fastlane/screenshots/en-US/1.png
      fastlane/metadata/android/en-US/images/phoneScreenshots/1.png
      fastlane/metadata/android/en-US/images/featureGraphic.png
      fastlane/metadata/android/en-US/changelogs/7.txt
      """)
    let android = "fastlane/metadata/android/en-US/"
    let checked = await folder.check(
      "fastlane/screenshots/en-US/1.png", android + "images/phoneScreenshots/1.png",
      android + "images/featureGraphic.png", android + "changelogs/7.txt")
    #expect(
      checked.pictures.map { $0.slot?.storeWell }
        == ["APP_IPHONE_35", "phoneScreenshots", "featureGraphic"])
    #expect(checked.pictures.allSatisfy { $0.locale == "en-US" })
    #expect(checked.textCount == 1)
    #expect(checked.faults.isEmpty)
  }

  @Test("only what is for a store that was named is checked")
  func filter() async throws {
    let folder = try ListingFolder(
      """
      fastlane/screenshots/en_US/1.png
      fastlane/metadata/android/en-US/images/phoneScreenshots/1.png
      """)
    let play = await folder.check("fastlane", store: .googlePlay)
    #expect(play.parts.map(\.layout) == [.supply])
    #expect(play.faults.isEmpty)
    let none = await folder.check("fastlane/screenshots", store: .googlePlay)
    #expect(none.codes == ["nothing-to-check"])
  }

  @Test("what is named twice is checked once")
  func overlap() async throws {
    let folder = try ListingFolder("fastlane/screenshots/en-US/1.png")
    let checked = await folder.check(
      "fastlane", "fastlane/screenshots", "fastlane/screenshots/en-US/1.png")
    #expect(checked.pictures.count == 1)
  }

  @Test("the locale of a loose picture may stand in front of its name")
  func leadingLocales() async throws {
    let folder = try ListingFolder("shots/en-US_1.png\nshots/de-DE_1.png\nshots/home_1.png")
    let checked = await folder.check("shots")
    #expect(checked.pictures.map(\.locale) == ["de-DE", "en-US", nil])
  }
}
