import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Bad input", .timeLimit(.minutes(10)))
struct BadInputTests {
  /// A file that a stage reads, and the codes under which its faults go.
  enum Input: String, Sendable, CaseIterable {
    case captures = "captures.json"
    case wells = "wells.json"
    case copy = "copy.json"
    case template = "page.svg.tmpl"
    case project = "vitrine.yaml"
    case capture = "captures/home.png"
    case record = "out/provenance.json"
    case rasters = "out/rasters.json"

    var codes: String {
      switch self {
      case .captures: "captures-"
      case .wells: "wells-"
      case .copy: "copy-"
      case .template: "template-"
      case .project: "project-"
      case .capture: "capture-"
      case .record: "provenance-"
      case .rasters: ""
      }
    }
  }

  /// What can lie in a file's place.
  enum Damage: String, Sendable, CaseIterable {
    case nothing, empty, half, folder, fifo, loop, danglingLink, device, noise, nul, utf16, deep,
      sparse
  }

  @Test(
    "whatever lies in a file's place is told of, and nothing is written",
    arguments: Input.allCases, Damage.allCases)
  func damaged(input: Input, damage: Damage) async throws {
    let stages = try Stages()
    if input == .record || input == .rasters {
      try #require(stages.compose().ok)
      try #require(await stages.render().ok)
    }
    try put(damage, in: input.rawValue, of: stages.folder)
    let findings: [Finding]
    switch input {
    case .record, .rasters: findings = stages.validate().findings.sorted
    case .project: findings = await stages.build().report.findings
    case .captures, .wells, .copy, .template, .capture: findings = stages.compose().findings.sorted
    }
    if input == .rasters, damage == .nothing {
      // Without it the folder has just not been rendered.
      #expect(!findings.contains { $0.severity == .error })
      return
    }
    // UTF-16 is as good as UTF-8 to XML, and told by its first bytes.
    if input == .template, damage == .utf16 { return }
    let errors = findings.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(errors.contains { $0.code.hasPrefix(input.codes) }, "\(errors.map(\.code))")
    #expect(errors.allSatisfy { $0.location != nil })
    // Half a project may still ask for a whole picture.
    guard input != .record, input != .rasters, input != .project else { return }
    #expect(Disk().kind(of: stages.folder("out")) == nil)
  }

  private func put(_ damage: Damage, in name: String, of folder: TemporaryFolder) throws {
    let bytes = try folder.bytes(name)
    try folder.remove(name)
    switch damage {
    case .nothing: break
    case .empty: try folder.write(name, [])
    case .half: try folder.write(name, Array(bytes.prefix(bytes.count / 2)))
    case .folder: try folder.makeFolder(name)
    case .fifo: try folder.makeFIFO(name)
    case .loop: try folder.link(name, to: Path(name).name)
    case .danglingLink: try folder.link(name, to: "nowhere")
    case .device: try folder.link(name, to: "/dev/zero")
    case .noise:
      var random = SeededGenerator(seed: 7)
      try folder.write(name, (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) })
    case .nul: try folder.write(name, [UInt8](repeating: 0, count: 4096))
    case .utf16: try folder.write(name, [0xFF, 0xFE] + bytes.flatMap { [$0, 0] })
    case .deep:
      let (open, close) = name.hasSuffix("tmpl") ? ("<g>", "</g>") : ("[", "]")
      try folder.write(
        name, String(repeating: open, count: 5000) + String(repeating: close, count: 5000))
    case .sparse: try folder.write(name, size: 300 << 20)
    }
  }

  @Test(
    "a manifest of a million captures is refused in words",
    arguments: [
      (1_000_000, "{}"), (10_001, "0"),
    ])
  func million(count: Int, entry: String) throws {
    let stages = try Stages()
    let entries = Array(repeating: entry, count: count).joined(separator: ",")
    try stages.folder.write(
      "captures.json", "{\"kind\": \"capture-manifest\", \"captures\": [\(entries)]}")
    let errors = stages.compose().findings.sorted.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.code.hasPrefix("captures-invalid") == true)
  }

  @Test(
    "a picture that claims to be huge is not decoded",
    arguments: [
      (100_000, 100_000), (0x7FFF_FFFF, 0x7FFF_FFFF), (0, 10), (65_535, 65_535),
    ])
  func huge(width: Int, height: Int) async throws {
    let stages = try Stages()
    try stages.folder.write("captures/home.png", PNGFixture.hollow(width, height))
    try stages.files.writeManifest()
    try stages.folder.replace(
      "home.png\", \"sha", with: "home.png\", \"claims\": 0, \"sha", in: "captures.json")
    try stages.folder.replace(
      "\"width\": 120, \"height\": 240, \"device\": \"Phone\", \"well\": \"small\"},",
      with:
        "\"width\": \(width), \"height\": \(height), \"device\": \"Phone\", \"well\": \"small\"},",
      in: "captures.json")
    let composed = stages.compose()
    if composed.ok {
      let rendered = await stages.render()
      #expect(!rendered.ok)
    }
    #expect(Disk().kind(of: stages.folder("out/home.en-US.png")) == nil)
  }

  @Test("a picture that ends too early is not drawn", arguments: [0.2, 0.5, 0.9])
  func truncated(part: Double) async throws {
    let stages = try Stages()
    let bytes = try stages.folder.bytes("captures/home.png")
    try stages.folder.write(
      "captures/home.png", Array(bytes.prefix(Int(Double(bytes.count) * part))))
    try stages.files.writeManifest()
    if stages.compose().ok {
      #expect(await stages.render().findings.hasErrors)
    }
    #expect(Disk().kind(of: stages.folder("out/home.en-US.png")) == nil)
    #expect(await stages.build(out: "built").report.findings.contains { $0.severity == .error })
    #expect(try stages.folder.tree("built").keys.allSatisfy { !$0.contains("home-small.png") })
  }

  @Test("a folder that another run writes into is left to it", arguments: [0, 1, 2, 3])
  func locked(stage: Int) async throws {
    let stages = try Stages()
    try #require(stages.compose().ok)
    let before = try stages.folder.tree("out")
    let lock = try Disk().lock(stages.folder("out"))
    let result: (couldNotRun: Bool, findings: [Finding])
    switch stage {
    case 0:
      let composed = stages.compose(now: "2026-12-01T09:00:00Z")
      result = (composed.couldNotRun, composed.findings.sorted)
    case 1:
      let exported = stages.export()
      result = (exported.couldNotRun, exported.findings.sorted)
    case 2:
      let rendered = await stages.render()
      result = (rendered.couldNotRun, rendered.findings.sorted)
    default:
      let built = await stages.build()
      result = (built.trouble != nil, built.report.findings)
    }
    _ = consume lock
    #expect(result.couldNotRun)
    #expect(result.findings.contains { $0.message.contains("another run") })
    #expect(try stages.folder.tree("out") == before)
  }
}
