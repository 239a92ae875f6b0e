import Composer
import Diagnostics
import Documents
import Fixtures
import Foundation
import Testing

@Suite("What a build remembers")
struct BuildMemoryTests {
  private let stages: Stages

  init() throws { stages = try Stages() }

  private var cache: Path { stages.folder("cache") }

  private func build(
    cache: Path? = nil, out: String = "out", locales: [String] = [], force: Bool = false,
    surroundings: String = ""
  ) async -> BuildStage.Outcome {
    let options = BuildOptions(
      project: stages.folder("vitrine.yaml"), out: stages.folder(out), locales: locales, jobs: 2,
      cache: cache ?? self.cache, isForced: force, surroundings: surroundings)
    return await BuildStage(
      options: options, share: Share(stages.folder("share")), tool: Stages.tool
    ).run(in: Disk())
  }

  /// The states of all files of an output folder.
  private func states(_ out: String = "out") -> [Path: FileIdentity] {
    let files = FileSearch(in: stages.folder(out), of: Disk()) { _ in true }.paths
    return Dictionary(
      files.compactMap { path in Disk().identity(of: path).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The bytes of all files of an output folder, by their places in it.
  private func contents(_ out: String) throws -> [String: [UInt8]] {
    let folder = stages.folder(out)
    let files = FileSearch(in: folder, of: Disk()) { _ in true }.paths
    return Dictionary(
      try files.map { ($0.relative(to: folder).string, try Disk().read($0, limit: 1 << 24)) },
      uniquingKeysWith: { first, _ in first })
  }

  private func rewrite(_ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try stages.folder.bytes(name), as: UTF8.self)
    #expect(text.contains(old))
    try stages.folder.write(name, text.replacingOccurrences(of: old, with: new))
  }

  @Test("where nothing has changed, no file is touched and the report is the same")
  func nothing() async throws {
    let first = await build()
    let before = states()
    let second = await build()
    #expect(first.drawn > 0 && second.drawn == 0)
    #expect(states() == before)
    #expect(second.report.json.pretty == first.report.json.pretty)
    #expect(second.report.ok == first.report.ok)
  }

  @Test("what it made is what a build without a memory makes, after whatever was changed")
  func sameAsFresh() async throws {
    _ = await build()
    let edits = [
      ("copy.json", "Your week", "Our week"), ("copy.json", "Deine Woche", "Unsere Woche"),
      ("page.svg.tmpl", "</svg>", "<!-- drawn otherwise --></svg>"),
      ("vitrine.yaml", "name: ", "name: New "),
    ]
    for (file, old, new) in edits {
      try rewrite(file, old, new)
      _ = await build()
      _ = await build(cache: stages.folder("no-cache"), out: "fresh", force: true)
      let (incremental, fresh) = (try contents("out"), try contents("fresh"))
      #expect(incremental.keys.sorted() == fresh.keys.sorted())
      for (name, bytes) in incremental where name.hasSuffix(".png") || name.hasSuffix(".svg") {
        #expect(bytes == fresh[name], "\(name) after \(file)")
      }
    }
  }

  @Test("a changed headline draws its own pictures and no others")
  func oneHeadline() async throws {
    let all = await build().drawn
    try rewrite("copy.json", "Your week", "Our week")
    let outcome = await build()
    #expect(outcome.drawn > 0 && outcome.drawn < all)
    #expect(await build().drawn == 0)
  }

  @Test("a picture that is gone or was changed is drawn again", arguments: [".png", ".svg"])
  func damagedOutput(_ ending: String) async throws {
    _ = await build()
    let before = try contents("out")
    let files = before.keys.filter { $0.hasSuffix(ending) }.sorted()
    let (gone, changed) = (try #require(files.first), try #require(files.last))
    try Disk().remove(stages.folder("out/\(gone)"))
    try stages.folder.write("out/\(changed)", (before[changed] ?? []) + [0])
    #expect(await build().drawn == 2)
    #expect(try contents("out") == before)
  }

  @Test("a picture with another content of the same size and time is drawn again")
  func sameSizeAndTime() async throws {
    _ = await build()
    let before = try contents("out")
    let name = try #require(before.keys.sorted().first { $0.hasSuffix(".png") })
    let path = stages.folder("out/\(name)").string
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    var bytes = before[name] ?? []
    bytes[bytes.count / 2] ^= 1
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.write(contentsOf: Data(bytes))
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(time)], ofItemAtPath: path)
    #expect(await build().drawn == 1)
    #expect(try contents("out") == before)
  }

  @Test("a picture that is changed while the build goes on is drawn again")
  func changedMeanwhile() async throws {
    _ = await build()
    let before = try contents("out")
    let name = try #require(before.keys.sorted().first { $0.hasSuffix(".png") })
    let (path, bytes) = (stages.folder("out/\(name)"), before[name] ?? [])
    let options = BuildOptions(
      project: stages.folder("vitrine.yaml"), out: stages.folder("out"), jobs: 1, cache: cache,
      isForced: true)
    let stage = BuildStage(
      options: options, share: Share(stages.folder("share")), tool: Stages.tool)
    _ = await stage.run(in: Disk()) { done, total in
      guard done == total else { return }
      try? Disk().write(bytes.dropLast() + [7], to: path)
    }
    #expect(try contents("out") != before)
    #expect(await build().drawn == 1)
    #expect(try contents("out") == before)
  }

  @Test("times that lie in the future or long ago do no harm", arguments: [-1e9, 1e9])
  func oddTimes(_ seconds: Double) async throws {
    _ = await build()
    let before = try contents("out")
    for path in states().keys {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: path.string)
    }
    _ = await build()
    #expect(try contents("out") == before)
  }

  @Test("another environment, and --force, draw everything")
  func everything() async throws {
    let all = await build().drawn
    #expect(await build(force: true).drawn == all)
    #expect(await build(surroundings: "LANG=ja").drawn == all)
    #expect(await build(surroundings: "LANG=ja").drawn == 0)
  }

  @Test(
    "a memory that is damaged, cut off or foreign is as good as none",
    arguments: ["empty", "cut", "flipped", "foreign", "folder"])
  func damagedMemory(_ kind: String) async throws {
    let all = await build().drawn
    let before = try contents("out")
    for name in try Disk().names(in: cache) {
      let path = cache.appending(name)
      let bytes = try Disk().read(path, limit: 1 << 24)
      switch kind {
      case "empty": try Disk().write([], to: path)
      case "cut": try Disk().write(Array(bytes.prefix(bytes.count / 2)), to: path)
      case "flipped":
        var bytes = bytes
        bytes[bytes.count / 2] ^= 1
        try Disk().write(bytes, to: path)
      case "foreign": try Disk().write(Array("{\"pictures\":{}}".utf8), to: path)
      default:
        try Disk().remove(path)
        try Disk().makeFolder(path)
      }
    }
    let outcome = await build()
    #expect(outcome.drawn == all)
    #expect((outcome.forgotten != nil) == (kind == "folder"))
    #expect(try contents("out") == before)
  }

  @Test("a cache folder that can't be written keeps nothing from being made")
  func unwritable() async throws {
    try stages.folder.write("cache", "a file is in the way")
    let outcome = await build()
    #expect(outcome.report.ok && outcome.drawn > 0)
    #expect(outcome.forgotten != nil && outcome.trouble == nil)
    #expect(await build().drawn == outcome.drawn)
  }

  @Test("two builds may share a cache folder")
  func shared() async throws {
    async let first = build(out: "one")
    async let second = build(out: "two")
    let drawn = await (first.drawn, second.drawn)
    #expect(drawn.0 == drawn.1)
    #expect(await build(out: "one").drawn == 0)
    #expect(await build(out: "two").drawn == 0)
    #expect(try contents("one").keys == contents("two").keys)
  }

  @Test("a build of one locale leaves what is remembered of the others")
  func partOnly() async throws {
    _ = await build()
    try rewrite("copy.json", "Deine Woche", "Unsere Woche")
    let part = await build(locales: ["de-DE"])
    #expect(part.drawn > 0)
    #expect(await build().drawn == 0)
  }
}

@Suite("The identity of a file")
struct FileIdentityTests {
  private func identity(changed: Int) -> FileIdentity {
    FileIdentity(device: 1, inode: 2, size: 3, modified: 4, changed: changed)
  }

  @Test("tells all later changes only of a file that was at rest")
  func rest() {
    let second = 1_000_000_000
    #expect(identity(changed: 5 * second + 1).wasAtRest(at: 6 * second))
    #expect(!identity(changed: 5 * second + 1).wasAtRest(at: 5 * second + 10_000_000))
    // Without fractions of a second, two seconds may look the same.
    #expect(!identity(changed: 5 * second).wasAtRest(at: 6 * second))
    #expect(identity(changed: 5 * second).wasAtRest(at: 8 * second))
    // A clock that was set back.
    #expect(!identity(changed: 9 * second + 1).wasAtRest(at: 6 * second))
  }
}
