import Diagnostics
import Documents
import Listing
import Testing

@Suite("Reading texts")
struct TextReadingTests {
  private func check(_ files: [String: [UInt8]]) async -> CheckedListing {
    let workspace = MemoryWorkspace(files)
    return await ListingCheck.run(ListingRequest(paths: [Path("fastlane")]), in: workspace)
  }

  @Test("a text that is not UTF-8 is told at its byte")
  func encoding() async {
    let checked = await check(["fastlane/metadata/en-US/name.txt": [0x53, 0x6F, 0xE4, 0x72]])
    #expect(checked.codes == ["text-unreadable"])
    #expect(checked.faults.first?.location?.start == Place(line: 1, column: 3))
  }

  @Test("texts of both stores are checked, each by its own limits")
  func limits() async {
    let long = [UInt8](repeating: 0x61, count: 60)
    let checked = await check([
      "fastlane/metadata/en-US/name.txt": long,
      "fastlane/metadata/android/en-US/title.txt": long,
      "fastlane/metadata/android/en-US/short_description.txt": long,
      "fastlane/metadata/android/en-US/changelogs/42.txt": long,
    ])
    #expect(checked.textCount == 4)
    #expect(checked.faults.map(\.code) == ["text-too-long", "text-too-long"])
  }

  @Test(
    "a misspelt file is told with the name that was meant",
    arguments: [
      ("metadata/en-US/discription.txt", "description"),
      ("metadata/android/en-US/tile.txt", "title"),
      ("metadata/android/en-US/changelog/1.txt", "changelogs"),
      ("metadata/android/en-US/images/featuregraphic.png", "featureGraphic"),
    ])
  func misspelt(_ path: String, _ meant: String) async {
    let folder = path.split(separator: "/").prefix(path.contains("android") ? 3 : 2)
      .joined(separator: "/")
    let beside = path.contains("android") ? "title.txt" : "name.txt"
    let checked = await check([
      "fastlane/\(path)": [], "fastlane/\(folder)/\(beside)": Array("Soar".utf8),
    ])
    #expect(checked.codes == ["foreign-file"])
    #expect(checked.faults.first?.hint?.contains("'\(meant)'") == true)
  }

  @Test("files that fastlane keeps beside the texts are known")
  func companions() async {
    let names = [
      "metadata/copyright.txt", "metadata/primary_category.txt",
      "metadata/review_information/notes.txt", "metadata/en-US/privacy_url.txt",
      "metadata/default/name.txt", "metadata/android/en-US/video.txt",
      "metadata/android/en-US/title.txt",
      "screenshots/README.txt", "screenshots/fonts/Inter.ttf", "screenshots/en-US/title.strings",
      "screenshots/en-US/preview.mp4",
    ]
    var files = Dictionary(
      uniqueKeysWithValues: names.map { ("fastlane/\($0)", Array("Soar".utf8)) })
    files["fastlane/metadata/en-US/name.txt"] = Array("Soar".utf8)
    files["fastlane/screenshots/en-US/1.png"] = (try? ListingFolder.png()) ?? []
    #expect(await check(files).faults.isEmpty)
  }

  @Test("what could be done is listed in the order of the files, with the new name for a rename")
  func fixes() async {
    let checked = await check([
      "fastlane/metadata/nb/name.txt": Array("Soar".utf8),
      "fastlane/metadata/en-US/name.txt": Array("Soar\nPlan".utf8),
    ])
    #expect(checked.fixText.contains("fastlane/metadata/nb: rename it to 'no'"))
    guard case .array(let steps) = checked.fixes else { return }
    #expect(steps.map { $0["to"] } == [nil, .string("no")])
  }
}
