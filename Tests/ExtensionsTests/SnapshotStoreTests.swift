import Diagnostics
import Documents
import Extensions
import Foundation
import Testing

@Suite("SnapshotStore")
struct SnapshotStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.layKiosk()
  }

  private var store: SnapshotStore { SnapshotStore(at: folder.path("store"), in: Disk()) }

  /// A package with one file and dependencies.
  private func lay(
    _ id: String, _ version: String = "1.0.0", needs: [String] = [], imports: String = "[]",
    content: String = "x"
  ) throws {
    let name = id.replacing("/", with: "-") + "-" + version
    let needs = needs.map { text in
      let parts = text.split(separator: "@")
      return "{id: \(parts[0]), version: \(parts[1])}"
    }
    try folder.write(
      """
      apiVersion: b2c.extension/v1
      id: \(id)
      version: \(version)
      hostApiVersion: b2c/v1
      title: Package
      dependencies: [\(needs.joined(separator: ", "))]
      imports: \(imports)
      resources: [{id: \(id)-file, path: file.txt, kind: asset, mediaType: text/plain}]
      capabilities: []
      implementations: []
      recipes: []

      """, to: "\(name)/extension.yaml")
    try folder.write(content, to: "\(name)/file.txt")
  }

  private func take(_ id: String, _ version: String = "1.0.0") throws -> SnapshotStore.Result {
    try store.snapshot(folder.path(id.replacing("/", with: "-") + "-" + version))
  }

  private func codes(_ result: SnapshotStore.Result) -> [String] {
    result.findings.sorted.map(\.code)
  }

  @Test("a snapshot holds the declared files alone, and is read-only")
  func whole() throws {
    let result = try store.snapshot(folder.path("kiosk"))
    let path = try #require(result.path)
    let names = folder.names(in: "store/\(path.name)")
    #expect(result.isNew && names.contains("art/sign.svg") && !names.contains("spare.md"))
    #expect(TemporaryFolder.isReadOnly(path.appending("notes.md").string))
    #expect(TemporaryFolder.isReadOnly(path.string))
    #expect(SnapshotStore.verify(path, in: Disk()).digest == result.digest)
  }

  @Test("a second snapshot of the same package writes nothing")
  func again() throws {
    let first = try store.snapshot(folder.path("kiosk"))
    let second = try store.snapshot(folder.path("kiosk/extension.yaml"))
    #expect(second.digest == first.digest && !second.isNew)
    #expect(folder.names(in: "store").filter { !$0.contains("/") }.count == 1)
  }

  @Test("a package with a fault is not taken")
  func faulty() throws {
    try folder.write("titel: Kiosk", to: "kiosk/extension.yaml")
    let result = try store.snapshot(folder.path("kiosk"))
    #expect(result.digest == nil && result.findings.hasErrors)
    #expect(folder.names(in: "store") == [])
  }

  @Test(
    "every change to a snapshot is told",
    arguments: [
      ("notes.md", "# Nites\n", "snapshot-file-differs"),
      ("extra.md", "more", "snapshot-file-foreign"),
      ("snapshot.json", "{}", "extension-key-missing"),
      ("snapshot.json", "no", "extension-document-unreadable"),
      ("extension.yaml", "title: x", "snapshot-file-differs"),
    ])
  func tampering(_ file: String, _ text: String, _ code: String) throws {
    let path = try #require(try store.snapshot(folder.path("kiosk")).path)
    try TemporaryFolder.replace(path.appending(file).string, with: text)
    #expect(codes(SnapshotStore.verify(path, in: Disk())).contains(code))
    let second = try store.snapshot(folder.path("kiosk"))
    #expect(codes(second).contains(code) && second.digest == nil)
  }

  @Test("a link put into a snapshot is told and never followed")
  func linked() throws {
    let path = try #require(try store.snapshot(folder.path("kiosk")).path)
    TemporaryFolder.makeWritable(path.string)
    folder.link("store/\(path.name)/notes.md", to: "../../kiosk/notes.md")
    #expect(codes(SnapshotStore.verify(path, in: Disk())).contains("snapshot-file-differs"))
  }

  @Test("hashes that were changed with their file still change the digest")
  func rehashed() throws {
    let path = try #require(try store.snapshot(folder.path("kiosk")).path)
    let record = "store/\(path.name)/snapshot.json"
    let changed = try folder.text(record).replacing(
      SHA256.hex(of: Array("# Notes\n".utf8)), with: SHA256.hex(of: Array("# Nites\n".utf8)))
    for (name, text) in [("notes.md", "# Nites\n"), ("snapshot.json", changed)] {
      try TemporaryFolder.replace(path.appending(name).string, with: text)
    }
    #expect(codes(SnapshotStore.verify(path, in: Disk())) == ["snapshot-digest-differs"])
  }

  @Test("a path in a record that climbs is told before anything is opened")
  func climbing() throws {
    let path = try #require(try store.snapshot(folder.path("kiosk")).path)
    let text = try folder.text("store/\(path.name)/snapshot.json")
    try TemporaryFolder.replace(
      path.appending("snapshot.json").string,
      with: text.replacing("\"notes.md\":", with: "\"../notes.md\":"))
    #expect(codes(SnapshotStore.verify(path, in: Disk())) == ["snapshot-malformed"])
  }

  @Test("a folder that is not named by a digest is no snapshot")
  func noDigest() {
    #expect(codes(SnapshotStore.verify(folder.path("kiosk"), in: Disk())) == ["snapshot-malformed"])
  }

  @Test("a dependency comes out of the store in its exact version")
  func dependency() throws {
    try lay("pier/package")
    try lay("kiosk/app", needs: ["pier/package@1.0.0"])
    #expect(codes(try take("kiosk/app")) == ["snapshot-dependency-missing"])
    _ = try take("pier/package")
    let result = try take("kiosk/app")
    #expect(result.isNew)
    let path = try #require(result.path)
    #expect(SnapshotStore.verify(path, in: Disk()).digest == result.digest)
  }

  @Test("a damaged dependency fails what depends on it")
  func damagedDependency() throws {
    try lay("pier/package")
    try lay("kiosk/app", needs: ["pier/package@1.0.0"])
    let pier = try #require(try take("pier/package").path)
    let app = try #require(try take("kiosk/app").path)
    try TemporaryFolder.replace(pier.appending("file.txt").string, with: "y")
    #expect(codes(SnapshotStore.verify(app, in: Disk())) == ["snapshot-file-differs"])
    #expect(try take("kiosk/app").digest == nil)
  }

  @Test("an import that the dependency does not export is told")
  func importedFromStore() throws {
    try lay("pier/package")
    try lay(
      "kiosk/app", needs: ["pier/package@1.0.0"],
      imports: "[{package: {id: pier/package, version: 1.0.0}, exports: [pier/package-fiel]}]")
    _ = try take("pier/package")
    let findings = try take("kiosk/app").findings.all
    #expect(findings.first?.code == "snapshot-import-unknown")
    #expect(findings.first?.hint == "did you mean 'pier/package-file'?")
  }

  @Test("a package that its dependencies need in another version is a cycle")
  func cycle() throws {
    try lay("kiosk/app", "0.9.0")
    try lay("pier/package", needs: ["kiosk/app@0.9.0"])
    try lay("kiosk/app", needs: ["pier/package@1.0.0"])
    _ = try take("kiosk/app", "0.9.0")
    _ = try take("pier/package")
    #expect(codes(try take("kiosk/app")).contains("snapshot-dependency-cycle"))
  }

  @Test("a store that can't be made is trouble of the surroundings")
  func noStore() throws {
    try folder.write("", to: "store")
    #expect(throws: FileTrouble.self) { try store.snapshot(folder.path("kiosk")) }
  }

  @Test("a file that changes between two looks is told, and nothing is taken")
  func race() throws {
    let workspace = ShiftingDisk(file: "notes.md")
    let result = try SnapshotStore(at: folder.path("store"), in: workspace)
      .snapshot(folder.path("kiosk"))
    #expect(codes(result) == ["extension-file-changed"])
    #expect(folder.names(in: "store") == [])
  }
}
