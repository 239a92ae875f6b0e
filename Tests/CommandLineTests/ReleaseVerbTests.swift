import Documents
import Fixtures
import Testing

@Suite("release, from the command line")
struct ReleaseVerbTests {
  /// A project with a packet of version 1.0.
  private static func released(_ arguments: [String] = []) async throws -> TemporaryFolder {
    let folder = try SampleFiles().folder
    try folder.replace("wells: wells.json\n", with: "", in: "vitrine.yaml")
    try folder.write(
      "vitrine.yaml",
      try folder.text("vitrine.yaml").replacing("wells: [small]", with: "wells: [watch-series-3]"))
    let run = try await ToolRun.vitrine(
      ["release", "--release-version", "1.0"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.out)\(run.err)")
    return folder
  }

  private static func paths(of packet: String, in folder: TemporaryFolder) throws -> [String] {
    let root = JSONReader().read(try folder.bytes("\(packet)/packet.json"), file: packet).root
    return (root?["files"]?.sequence ?? []).compactMap { $0["path"]?.string } + ["packet.json"]
  }

  @Test("project, release, packet, verify; each file tampered with in turn is named")
  func endToEnd() async throws {
    let folder = try await Self.released(["--tar", "packet.tar"])
    for packet in ["packet", "packet.tar"] {
      let run = try await ToolRun.vitrine(["release", "verify", packet], in: folder)
      #expect(run.status == 0, "\(run.out)")
      #expect(run.out.contains("the packet is whole"))
    }
    for path in try Self.paths(of: "packet", in: folder) {
      let bytes = try folder.bytes("packet/\(path)")
      try folder.write("packet/\(path)", bytes + [0x20])
      let run = try await ToolRun.vitrine(["release", "verify", "packet", "--json"], in: folder)
      #expect(run.status == 1, "\(path)")
      let findings = try run.document()["findings"]?.sequence ?? []
      #expect(
        findings.contains {
          $0["severity"]?.string == "error" && $0["file"]?.string == "packet/\(path)"
        }, "\(path): \(run.out)")
      try folder.write("packet/\(path)", bytes)
    }
    #expect(try await ToolRun.vitrine(["release", "verify", "packet"], in: folder).status == 0)
  }

  @Test("an approval shows until the packet changes")
  func approval() async throws {
    let folder = try await Self.released()
    let approve = ["release", "approve", "packet", "--by", "Ada Lovelace", "--note", "fine"]
    #expect(try await ToolRun.vitrine(approve, in: folder).status == 0)
    var run = try await ToolRun.vitrine(["release", "verify", "packet"], in: folder)
    #expect(run.out.contains("approved  Ada Lovelace: fine"))
    try folder.replace("Your week", with: "My week", in: "copy.json")
    run = try await ToolRun.vitrine(["release", "--release-version", "1.0"], in: folder)
    #expect(run.out.contains("do not hold for this one"))
    run = try await ToolRun.vitrine(["release", "verify", "packet"], in: folder)
    #expect(run.status == 0 && run.out.contains("approved  by nobody yet"))
  }

  @Test("diff exits with 0 where it could compare, and on request with 1 where anything changed")
  func difference() async throws {
    let folder = try await Self.released(["--tar", "old.tar"])
    var run = try await ToolRun.vitrine(
      ["release", "diff", "old.tar", "packet", "--exit-code"], in: folder)
    #expect(run.status == 0)
    try folder.replace("Your week", with: "My week", in: "copy.json")
    _ = try await ToolRun.vitrine(["release", "--release-version", "1.1"], in: folder)
    run = try await ToolRun.vitrine(
      ["release", "diff", "old.tar", "packet", "--html", "changes.html"], in: folder)
    #expect(run.status == 0, "\(run.out)")
    #expect(run.out.contains("home in en-US: Your week → My week"))
    #expect(try folder.text("changes.html").contains("data:image/png;base64,"))
    run = try await ToolRun.vitrine(
      ["release", "diff", "old.tar", "packet", "--exit-code"], in: folder)
    #expect(run.status == 1)
  }

  @Test("a finding tells its gate, in JSON too")
  func gates() async throws {
    let folder = try await Self.released()
    try folder.replace("\"Plan it\"", with: "\"\"", in: "copy.json")
    let run = try await ToolRun.vitrine(
      ["release", "--release-version", "1.0", "--json"], in: folder)
    #expect(run.status == 1)
    let findings = try run.document()["findings"]?.sequence ?? []
    #expect(findings.contains { $0["gate"]?.string == "pictures" })
    #expect(try await ToolRun.vitrine(["release", "verify", "packet"], in: folder).status == 0)
  }

  @Test("a project folder called verify is reached as ./verify")
  func folderNamedVerify() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("verify")
    let run = try await ToolRun.vitrine(["release", "./verify", "--json"], in: folder)
    #expect(run.status == 1)
    #expect(try run.document()["verb"]?.string == "release")
  }

  @Test(
    "wrong usage is told with what was probably meant",
    arguments: [
      (["release", "--only", "catalogue"], "did you mean 'catalog'?"),
      (["release", "--skip", "setings", "--because", "x"], "did you mean 'settings'?"),
      (["release", "--skip", "catalog"], "--skip needs a reason"),
      (["release", "--skip", "catalog", "--because", "  "], "--because is blank"),
      (["release", "--because", "x"], "without --skip"),
      (
        ["release", "--skip", "catalog", "--skip", "settings", "--skip", "listing"]
          + ["--because", "x", "--because", "y"], "3 gates to skip, and 2 reasons"
      ),
      (["release", "--only", "catalog", "--tar", "p.tar"], "don't go together"),
      (["release", "--skip", "catalog", "--because", "x", "--record"], "don't go together"),
      (["release", "--release-version", " "], "--release-version is a text"),
      (["release", "verfy", "packet"], "did you mean 'release verify'?"),
      (["release", "approve", "packet"], "--by is missing"),
      (["release", "approve", "packet", "--by", "A", "--now", "today"], "no ISO 8601"),
      (["release", "diff", "a"], "OLD NEW is missing"),
      (["release", "diff", "a", "b", "--html", "page.png"], "not 'page.png'"),
    ])
  func usage(arguments: [String], message: String) async throws {
    let run = try await ToolRun.vitrine(arguments, in: try TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.err.contains(message), "\(run.err)")
    #expect(run.out.isEmpty)
  }
}
