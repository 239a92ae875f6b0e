import Diagnostics
import Documents
import Fixtures
import Foundation
import Testing

@Suite("Schemas")
struct SchemaTests {
  private static let schemas: [String] = {
    let names = (try? Disk().names(in: SchemaValidator.folder)) ?? []
    return names.map { String($0.dropLast(".schema.json".count)) }
  }()

  private func root(of file: Path) throws -> Node {
    let bytes = try Disk().read(file, limit: 32 << 20)
    let isYAML = file.fileExtension == "yaml"
    let document =
      isYAML
      ? YAMLReader().read(bytes, file: file.string) : JSONReader().read(bytes, file: file.string)
    guard let root = document.root else { throw FixtureFault("'\(file)' can't be read") }
    return root
  }

  private func expectValid(_ documents: [(schema: String, document: JSONValue)]) async throws {
    let verdicts = try await SchemaValidator.verdicts(on: documents)
    #expect(verdicts.count == documents.count)
    for (verdict, document) in zip(verdicts, documents) {
      #expect(verdict == "ok", "\(document.schema): \(document.document.compact.prefix(2000))")
    }
  }

  @Test("every key has a title and a description", arguments: schemas)
  func described(schema: String) throws {
    let root = try root(of: SchemaValidator.folder.appending("\(schema).schema.json"))
    let definitions = root["$defs"]
    // A schema within a condition describes nothing; it narrows what is described elsewhere.
    let conditions: Set = ["if", "then", "else", "allOf", "not"]
    func check(_ node: Node, _ place: String) {
      guard !conditions.contains(place) else { return }
      for entry in node["properties"]?.mapping ?? [] {
        let target = entry.value["$ref"]?.string?.split(separator: "/").last
        let meant = target.flatMap { definitions?[String($0)] } ?? entry.value
        for key in ["title", "description"] {
          #expect(meant[key]?.string?.isEmpty == false, "\(place)/\(entry.key) has no \(key)")
        }
      }
      for entry in node.mapping ?? [] {
        for child in entry.value.sequence ?? [entry.value] { check(child, entry.key) }
      }
    }
    check(root, "")
    #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["$id"]?.string == "\(schema).schema.json")
    #expect(root["title"] != nil && root["description"] != nil)
  }

  @Test("what several schemas define under one name is the same in each")
  func sharedDefinitions() throws {
    let shared: Set = [
      "sha256", "locale", "code", "finding", "file", "picture", "output", "tool", "relativePath",
      "digest", "approval",
    ]
    var first: [String: JSONValue] = [:]
    for schema in Self.schemas {
      let root = try root(of: SchemaValidator.folder.appending("\(schema).schema.json"))
      for entry in root["$defs"]?.mapping ?? [] where shared.contains(entry.key) {
        #expect(
          (first[entry.key] ?? entry.value.json) == entry.value.json, "\(schema): \(entry.key)")
        first[entry.key] = entry.value.json
      }
    }
  }

  @Test("the files that come with vitrine are what the schemas say")
  func shippedFiles() async throws {
    let kinds = [
      "capture-manifest": "capture-manifest", "screenshot-copy": "screenshot-copy",
      "device-wells": "wells", "example-screenshot-provenance": "example-screenshot-provenance",
    ]
    var documents = [
      (schema: "wells", document: try root(of: ToolRun.package.appending("wells.json")).json)
    ]
    let samples = FileSearch(in: ToolRun.package.appending("manifests"), of: Disk()) {
      ["json", "yaml"].contains($0.fileExtension) && !$0.string.contains("/out/")
    }
    for file in samples.paths {
      let root = try root(of: file)
      if let schema = root["kind"]?.string.flatMap({ kinds[$0] }) {
        documents.append((schema, root.json))
      } else if root["schema"]?.string == "vitrine.release-record/v1" {
        documents.append(("release-record", root.json))
      } else if root["apiVersion"]?.string == "vitrine.project/v1" {
        documents.append(("project", root.json))
      }
    }
    try await expectValid(documents)
  }

  @Test("what the tool reads and writes in a run is what the schemas say")
  func runs() async throws {
    let files = try SampleFiles()
    let folder = files.folder
    var documents: [(schema: String, document: JSONValue)] = []
    func report(_ schema: String, _ arguments: [String]) async throws {
      let run = try await ToolRun.vitrine(arguments, in: folder)
      documents.append((schema, try run.document().json))
    }
    func file(_ schema: String, _ name: String) throws {
      documents.append((schema, try root(of: folder(name)).json))
    }
    let compose = [
      "compose", "--captures", "captures.json", "--template", "page.svg.tmpl", "--wells",
      "wells.json", "--copy", "copy.json", "--now", "2026-11-30T09:00:00Z", "--out", "out",
    ]
    let export = ["export", "--composed", "out", "--copy", "copy.json", "--locales"]
    let validate = ["validate", "--composed", "out", "--wells", "wells.json"]
    try await report("compose-report", compose + ["--locale", "en-US"])
    try await report("compose-report", compose + ["--locale", "fr-FR"])
    try await report("compose-report", compose)
    try await report(
      "compose-report",
      ["compose", "--out", "vitrine.yaml"] + compose.dropFirst().dropLast(2) + [
        "--locale", "en-US",
      ])
    try await report("export-report", export + ["de-DE"])
    try await report("export-report", export + ["fr-FR,de_DE"])
    try await report("export-report", export)
    try await report("render-report", ["render", "--composed", "out"])
    try await report("render-report", ["render", "--composed", "nowhere"])
    try await report("render-report", ["render"])
    try await report("validate-report", validate)
    for name in ["captures.json", "wells.json", "copy.json"] {
      let schema = ["captures.json": "capture-manifest", "copy.json": "screenshot-copy"]
      try file(schema[name] ?? "wells", name)
    }
    try file("project", "vitrine.yaml")
    for name in ["out", "out/locales/de-DE"] {
      try file("provenance", "\(name)/provenance.json")
      try file("rasters", "\(name)/rasters.json")
    }
    try folder.replace("Your week", with: "My week", in: "out/home.en-US.svg")
    try await report("render-report", ["render", "--composed", "out"])
    try await report("validate-report", validate)
    try await report("report", ["build", "--json", "--out", "built"])
    try file("report", "built/report.json")
    try file("provenance", "built/provenance.json")
    try file("rasters", "built/rasters.json")
    try await report("report", ["build", "--json", "--out", "vitrine.yaml"])
    try await report("report", ["build", "--json", "--wrong"])
    try await report("report", ["build", "--json", "nowhere"])
    try await report("report", ["explain", "--json"])
    try await report("report", ["sizes", "--json"])
    try await release(&documents, in: folder)
    try await report("refusal", ["build", "--upload"])
    try folder.replace("plan\"", with: "home\"", in: "captures.json")
    try await report("report", ["build", "--json"])
    try await expectValid(documents)
  }

  /// Adds what a release writes and reports, done well and badly.
  private func release(
    _ documents: inout [(schema: String, document: JSONValue)], in folder: TemporaryFolder
  ) async throws {
    func report(_ arguments: [String]) async throws {
      let run = try await ToolRun.vitrine(arguments + ["--json"], in: folder)
      documents.append(("report", try run.document().json))
    }
    let version = ["--release-version", "1.0"]
    try await report(["release"])
    try await report(["release", "--only", "pictures"])
    try await report(["release", "--skip", "catalog", "--because", "later"] + version)
    try await report(["release", "--tar", "packet.tar"] + version)
    try await report(["release", "approve", "packet", "--by", "Ada"])
    try await report([
      "release", "approve", "packet", "--by", "Grace", "--note", "fine", "--now",
      "2026-11-30T09:00:00Z",
    ])
    try await report(["release", "verify", "packet"])
    for (schema, name) in [
      ("packet", "packet.json"), ("release-record", "release-record.json"),
      ("approval", "approvals/0001.json"), ("approval", "approvals/0002.json"),
      ("report", "report.json"),
    ] {
      documents.append((schema, try root(of: folder("packet/\(name)")).json))
    }
    let copy = try folder.text("copy.json")
    try folder.replace("Your week", with: "My week", in: "copy.json")
    try await report(["release"] + version)
    try await report(["release", "diff", "packet.tar", "packet"])
    try await report(["release", "diff", "packet", "packet"])
    try await report(["release", "diff", "packet", "nowhere"])
    try folder.write("packet/report.json", "{}")
    for arguments in [["verify", "packet"], ["approve", "packet", "--by", "Ada"]] {
      try await report(["release"] + arguments)
    }
    try await report(["release", "verify", "nowhere"])
    try await report(["release", "nowhere"])
    try folder.write("copy.json", copy)
  }

  @Test("the tool refuses what the schema refuses, and takes what it takes")
  func agreement() async throws {
    var verdicts: [(name: String, isTaken: Bool)] = []
    var documents: [(schema: String, document: JSONValue)] = []
    for variant in Variant.all {
      let files = try SampleFiles()
      try variant.apply(to: files.folder)
      let run = try await ToolRun.vitrine(variant.arguments, in: files.folder)
      verdicts.append((variant.description, !run.out.contains(variant.codes)))
      documents.append((variant.schema, try root(of: files.folder(variant.file)).json))
      #expect(verdicts.last?.isTaken == variant.isValid, "the tool on \(variant): \(run.out)")
    }
    let theirs = try await SchemaValidator.verdicts(on: documents)
    for (ours, theirs) in zip(verdicts, theirs) {
      #expect(ours.isTaken == (theirs == "ok"), "\(ours.name): the schema says \(theirs)")
    }
  }
}
