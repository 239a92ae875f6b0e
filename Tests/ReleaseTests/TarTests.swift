import Diagnostics
import Documents
import Fixtures
import Release
import Testing

@Suite("Packets as tars")
struct TarTests {
  private static func tar(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ToolRun {
    try await ToolRun.run("/usr/bin/env", ["tar"] + arguments, in: folder)
  }

  @Test("a tar that vitrine writes is unpacked by tar, and verified without that")
  func roundTrip() async throws {
    let sample = try ReleaseSample()
    _ = await sample.release { $0.tar = sample.folder("packet.tar") }
    let verification = await sample.verify("packet.tar")
    #expect(verification.findings.errors == [])
    #expect(verification.summary["whole"] == true)
    #expect(try sample.disk.names(in: sample.folder("scratch")) == [])
    try sample.folder.makeFolder("unpacked")
    let run = try await Self.tar(["-xf", "packet.tar", "-C", "unpacked"], in: sample.folder)
    #expect(run.status == 0, "\(run.err)")
    #expect(
      try sample.folder.tree("unpacked/packet") == sample.folder.tree("packet"))
    let list = try await Self.tar(["-tvf", "packet.tar", "--numeric-owner"], in: sample.folder)
    let names = list.out.split(separator: "\n").map { String($0.split(separator: " ").last ?? "") }
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(list.out.split(separator: "\n").allSatisfy { $0.hasPrefix("-rw-r--r--") })
  }

  @Test(
    "a tar of the folder that somebody else made is verified too",
    arguments: [
      ["-cf", "other.tar", "packet"], ["-cf", "other.tar", "-C", "packet", "."],
    ])
  func foreign(arguments: [String]) async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    #expect(await sample.approve().findings.errors == [])
    #expect(try await Self.tar(arguments, in: sample.folder).status == 0)
    let verification = await sample.verify("other.tar")
    #expect(verification.findings.errors == [])
    #expect(verification.summary["approved"] == true)
  }

  @Test("long names and names in other scripts come through")
  func names() throws {
    let folder = try TemporaryFolder()
    let names = [
      String(repeating: "a", count: 200) + "/" + String(repeating: "b", count: 200), "日本/à.png",
    ]
    for name in names { try folder.write("in/\(name)", name) }
    try Disk().writeTar(
      names.map { TarMember($0, from: folder("in/\($0)"), size: $0.utf8.count) },
      to: folder("t.tar"))
    var reader = try TarReader.open(folder("t.tar"), on: Disk())
    for name in names {
      let entry = try #require(try reader.next())
      #expect(entry.name == name && entry.kind == .file && entry.size == name.utf8.count)
      var bytes: [UInt8] = []
      try reader.content { piece in
        bytes += piece
        return true
      }
      #expect(bytes == Array(name.utf8))
    }
    #expect(try reader.next() == nil)
  }

  /// A ustar header by hand, so that hostile ones can be made.
  private static func entry(
    _ name: String, type: Character = "0", link: String = "", _ content: String = "",
    size: String? = nil
  ) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      for (index, byte) in text.utf8.enumerated() { block[place + index] = byte }
    }
    func octal(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(name, at: 0)
    put("0000644\0", at: 100)
    put("0000000\0", at: 108)
    put("0000000\0", at: 116)
    put(size ?? octal(content.utf8.count, 11), at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put(String(type), at: 156)
    put(link, at: 157)
    put("ustar\u{0}00", at: 257)
    put(octal(block.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
    let padding = (512 - content.utf8.count % 512) % 512
    return block + Array(content.utf8) + [UInt8](repeating: 0, count: padding)
  }

  @Test(
    "a tar with an entry that leads out, or is no plain file, is not used",
    arguments: [
      ("../evil", entry("../evil", "x")), ("packet/../../evil", entry("packet/../../evil", "x")),
      ("/evil", entry("/evil", "x")), ("a link", entry("packet/l", type: "2", link: "/etc/passwd")),
      ("a hard link", entry("packet/l", type: "1", link: "packet/packet.json")),
      ("a device", entry("packet/d", type: "3")), ("a FIFO", entry("packet/f", type: "6")),
      ("twice", entry("packet/a", "x") + entry("packet/a", "y")),
      ("in other letters", entry("packet/a", "x") + entry("packet/A", "y")),
      ("a backslash", entry("packet\\a", "x")),
      ("a folder that leads out", entry("../up/", type: "5")),
    ])
  func unsafe(what: String, entries: [UInt8]) async throws {
    let sample = try ReleaseSample(namesAll: false)
    try sample.folder.write(
      "bad.tar",
      Self.entry("packet/packet.json", "{}") + entries + [UInt8](repeating: 0, count: 1024))
    let verification = await sample.verify("bad.tar")
    #expect(verification.findings.errors == ["packet-tar-unsafe"], "\(what)")
    #expect(try sample.disk.names(in: sample.folder("scratch")) == [])
    #expect(sample.disk.kind(of: sample.folder("evil")) == nil)
  }

  @Test("a tar that says it is huge is not read to its end")
  func huge() async throws {
    let sample = try ReleaseSample(namesAll: false)
    try sample.folder.write(
      "big.tar", Self.entry("packet/packet.json", "", size: "77777777777"))
    #expect(await sample.verify("big.tar").findings.errors == ["packet-too-large"])
  }

  @Test("what is no tar is told so", arguments: ["", "no tar at all", "\u{1F}\u{8B}\u{8}"])
  func noTar(text: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    try sample.folder.write("no.tar", text)
    let errors = await sample.verify("no.tar").findings.errors
    #expect(errors == ["packet-tar-unreadable"] || errors == ["packet-missing"])
  }

  @Test("a tar of random damage is never whole, and leaves nothing behind")
  func damaged() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release {
      $0.version = "1"
      $0.tar = sample.folder("packet.tar")
    }
    let bytes = try sample.folder.bytes("packet.tar")
    var random = SeededGenerator(seed: 11)
    for round in 0..<60 {
      // Damage in the padding, which no reader looks at, changes nothing.
      var damaged = bytes
      for _ in 0..<3 {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        damaged[place] ^= UInt8.random(in: 1...255, using: &random)
      }
      if round % 3 == 0 { damaged.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
      try sample.folder.write("damaged.tar", damaged)
      let verification = await sample.verify("damaged.tar")
      #expect(verification.findings.hasErrors || verification.summary["whole"] == true)
      #expect(try sample.disk.names(in: sample.folder("scratch")) == [], "round \(round)")
    }
  }

  @Test("a tar is not approved, as nothing is written into it")
  func approval() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release {
      $0.version = "1"
      $0.tar = sample.folder("packet.tar")
    }
    #expect(await sample.approve("packet.tar").findings.errors == ["approval-refused"])
  }
}
