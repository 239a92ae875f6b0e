import Documents
import Fixtures
import Testing

@Suite("Placing folders and hashing in pieces")
struct DiskPlacingTests {
  private let disk = Disk()

  @Test("a folder takes the place of nothing, of an empty folder, and of a full one")
  func places() throws {
    let folder = try TemporaryFolder()
    for round in 0..<3 {
      let draft = try disk.makeDraft(in: folder.path)
      try disk.write(Array("\(round)".utf8), to: draft.appending("new/file"))
      if round == 1 {
        try folder.remove("place")
        try folder.makeFolder("place")
      }
      try disk.place(draft.appending("new"), as: folder("place"))
      disk.discard(draft)
      #expect(try folder.tree("place") == ["file": Array("\(round)".utf8)])
      #expect(try disk.names(in: folder.path) == ["place"])
    }
  }

  @Test("a folder that can't be moved away stays, and so does the new one")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("place", "a file")
    let draft = try disk.makeDraft(in: folder.path)
    try disk.write([1], to: draft.appending("new/file"))
    #expect(throws: FileTrouble.self) {
      try disk.place(draft.appending("new"), as: folder("place"))
    }
    #expect(try folder.text("place") == "a file")
    disk.discard(draft)
  }

  @Test("only an empty folder is removed")
  func removes() throws {
    let folder = try TemporaryFolder()
    try folder.write("full/file", "x")
    try folder.makeFolder("empty")
    for name in ["full", "empty", "nowhere"] { disk.removeEmptyFolder(folder(name)) }
    #expect(try disk.names(in: folder.path) == ["full"])
  }

  @Test("bytes in pieces have the digest of the whole", arguments: [0, 1, 100_000, 700_001])
  func hashes(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let folder = try TemporaryFolder()
    try folder.write("file", bytes)
    var hash = RunningSHA256()
    try disk.stream("file", inside: folder.path) { piece in
      hash.add(piece)
      return true
    }
    #expect(hash.hex() == SHA256.hex(of: bytes))
  }

  @Test("no link is followed on the way to what is streamed", arguments: ["link", "folder/file"])
  func links(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("real/file", "x")
    try folder.link("link", to: "real/file")
    try folder.link("folder", to: "real")
    #expect(throws: FileTrouble.self) {
      try disk.stream(name, inside: folder.path) { _ in true }
    }
  }
}
