import Diagnostics
import Documents
import Extensions
import Foundation
import Testing

@Suite("Hostile packages on the disk")
struct HostilePackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.layKiosk()
  }

  private func codes(_ name: String = "kiosk") -> [String] {
    ExtensionLinter(workspace: Disk()).lint(folder.path(name)).sorted.map(\.code)
  }

  @Test("a FIFO is told and never read")
  func fifo() {
    folder.makeFIFO("kiosk/notes.md")
    #expect(codes() == ["resource-irregular"])
  }

  @Test("a FIFO in the place of the manifest is told and never read")
  func manifestFIFO() {
    folder.makeFIFO("kiosk/extension.yaml")
    #expect(codes() == ["extension-manifest-unreadable"])
  }

  @Test(
    "a link is told and never followed", arguments: ["/dev/zero", "/etc/hostname", "prompt.md"])
  func link(_ target: String) {
    folder.link("kiosk/notes.md", to: target)
    #expect(codes() == ["resource-linked"])
  }

  @Test("a linked folder on the way is told and never followed")
  func linkedFolder() throws {
    try folder.write("<svg/>", to: "elsewhere/sign.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "kiosk/art"))
    folder.link("kiosk/art", to: "../elsewhere")
    #expect(codes() == ["resource-linked"])
  }

  @Test(
    "a root that is a link is told, with and without a slash", arguments: ["kiosk-2", "kiosk-2/"])
  func linkedRoot(_ name: String) {
    folder.link("kiosk-2", to: "kiosk")
    #expect(codes(name) == ["extension-root-linked"])
    #expect(codes("kiosk-2/extension.yaml") == ["extension-root-linked"])
  }

  @Test("a manifest of 100 MB is refused by its size")
  func largeManifest() {
    folder.resize("kiosk/extension.yaml", to: 100_000_000)
    #expect(codes() == ["extension-manifest-unreadable"])
  }

  @Test("a resource of more than 32 MiB is refused by its size")
  func largeResource() {
    folder.resize("kiosk/notes.md", to: 32 << 20)
    #expect(codes() == [])
    folder.resize("kiosk/notes.md", to: (32 << 20) + 1)
    #expect(codes() == ["resource-too-large"])
  }

  @Test("two names that differ in case alone are told")
  func twins() throws {
    try folder.layKiosk([
      "extension.yaml": Kiosk.completed(
        """
        resources:
          - {id: kiosk/a, path: A.json, kind: schema, mediaType: application/json}
          - {id: kiosk/b, path: a.json, kind: schema, mediaType: application/json}
        capabilities: []
        implementations: []
        recipes: []
        catalogPacks: []
        """, with: Kiosk.parts), "A.json": "{}", "a.json": "{}",
    ])
    #expect(codes().contains("resource-path-case"))
  }
}
