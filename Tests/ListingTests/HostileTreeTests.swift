import Diagnostics
import Documents
import Foundation
import Listing
import Stores
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Hostile trees")
struct HostileTreeTests {
  @Test("a link from one locale to another is followed")
  func innerLinks() async throws {
    let folder = try ListingFolder(
      "fastlane/screenshots/en-US/1.png\nfastlane/screenshots/en-GB -> en-US")
    let checked = await folder.check("fastlane/screenshots")
    #expect(checked.pictures.map(\.locale) == ["en-GB", "en-US"])
    #expect(checked.faults.isEmpty)
  }

  @Test(
    "a link out of the tree, to nothing, or in a circle is told and never followed",
    arguments: [
      ("/etc", "link-leaves-tree"), ("../../outside", "link-leaves-tree"),
      ("gone", "file-unreadable"), (".", "file-unreadable"), ("..", "link-leaves-tree"),
    ])
  func badLinks(_ target: String, _ code: String) async throws {
    let folder = try ListingFolder(
      "fastlane/screenshots/en-US/1.png\noutside/1.png\nfastlane/screenshots/fr-FR -> \(target)")
    let checked = await folder.check("fastlane/screenshots")
    #expect(checked.codes == [code])
    #expect(checked.pictures.count == 1)
  }

  @Test("a folder that links to itself ends")
  func circle() async throws {
    let folder = try ListingFolder(
      "s/en-US/1.png\ns/en-US/a -> ../en-US\ns/de-DE/b -> ../fr-FR\ns/fr-FR/c -> ../de-DE")
    let checked = await folder.check("s")
    #expect(checked.codes == ["file-unreadable"])
  }

  @Test("a pipe is told and never opened")
  func pipes() async throws {
    let folder = try ListingFolder("s/en-US/1.png")
    let pipe = folder.root.appending(path: "s/en-US/2.png").path(percentEncoded: false)
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    let checked = await folder.check("s")
    #expect(checked.codes == ["file-unreadable"])
    #expect(await folder.check("s/en-US/2.png").codes == ["file-unreadable"])
  }

  @Test("a folder that may not be listed is told", .enabled(if: getuid() != 0))
  func locked() async throws {
    let folder = try ListingFolder("s/en-US/1.png\ns/de-DE/1.png")
    let path = folder.root.appending(path: "s/de-DE").path(percentEncoded: false)
    let closed = unsafe chmod(path, 0)
    let checked = await folder.check("s")
    let opened = unsafe chmod(path, 0o700)
    #expect(closed == 0 && opened == 0)
    #expect(checked.codes.contains("file-unreadable"))
  }

  @Test("names of one text, composed in two ways, are two files")
  func normalization() async throws {
    let folder = try ListingFolder("s/en-US/caf\u{E9}.png\ns/en-US/cafe\u{301}.png")
    let checked = await folder.check("s")
    #expect(checked.pictures.count == 2)
    #expect(checked.codes == ["name-collision"])
  }

  @Test("a name that is not UTF-8 is told")
  func bytes() async throws {
    let folder = try ListingFolder("s/en-US/1.png")
    let name = folder.root.appending(path: "s/en-US/").path(percentEncoded: false)
    let file = unsafe open(
      Array((name + "a").utf8CString.dropLast()) + [-1, 0], O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { return }
    close(file)
    #expect(await folder.check("s").codes == ["file-unreadable"])
  }

  @Test("a path that is not there is told with the name beside it, and the rest is checked")
  func missing() async throws {
    let folder = try ListingFolder("fastlane/screenshots/en-US/1.png")
    let checked = await folder.check("fastlane/screenshot", "fastlane")
    #expect(checked.codes == ["path-missing"])
    #expect(checked.faults.first?.hint?.contains("fastlane/screenshots") == true)
    #expect(checked.pictures.count == 1)
  }

  @Test("the same tree gives the same findings")
  func stable() async throws {
    let folder = try ListingFolder(
      (1...12).map { "s/en_US/\($0).png" }.joined(separator: "\n") + "\ns/fr/1.png (empty)")
    let one = await folder.check("s").findings.sorted
    #expect(await folder.check("s").findings.sorted == one)
    #expect(one.count > 5)
  }

  @Test("many files are all listed")
  func many() async throws {
    let folder = try ListingFolder("s/en-US/1.png")
    for number in 0..<1_000 { try folder.write([], to: "s/en-US/\(number).txt") }
    let checked = await folder.check("s")
    #expect(checked.faults.count { $0.code == "foreign-file" } == 1_000)
  }
}
