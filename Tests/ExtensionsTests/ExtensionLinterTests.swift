import Diagnostics
import Documents
import Extensions
import Testing

@Suite("ExtensionLinter")
struct ExtensionLinterTests {
  private func lint(_ changes: [String: String], instances: [SchemaInstance] = []) -> [Finding] {
    ExtensionLinter(workspace: Kiosk.workspace(changes)).lint(Path("kiosk"), instances: instances)
      .sorted
  }

  private func manifest(_ text: String) -> [String: String] {
    ["extension.yaml": Kiosk.completed(text, with: Kiosk.parts)]
  }

  @Test("a version that YAML takes for a number is told to be one")
  func numberVersion() throws {
    let finding = try #require(lint(manifest("version: 1.0")).first)
    #expect(finding.brief == "extension-type-wrong kiosk/extension.yaml:1:10")
    #expect(finding.message.contains("the number 1.0"))
  }

  @Test("a missing target is told with the nearest one")
  func nearest() throws {
    let finding = try #require(lint(manifest("catalogPacks: [kiosk/pakc]")).first)
    #expect(finding.hint == "did you mean 'kiosk/pack'?")
  }

  @Test("a fault with two sides points to both")
  func bothSides() throws {
    let text = "providers:\n  - {id: kiosk/notes, version: 1.0.0, title: N, description: N}"
    let findings = lint(manifest(text)).filter { $0.code == "extension-id-duplicate" }
    let finding = try #require(findings.first)
    #expect(finding.related.count == 1)
    #expect(finding.related.first?.location != finding.location)
  }

  @Test("an imported id can't be given again, and a pack can't be imported")
  func imports() {
    let text = """
      dependencies: [{id: pier/package, version: 1.0.0}]
      imports: [{package: {id: pier/package, version: 1.0.0}, exports: [kiosk/notes, pier/pack]}]
      catalogPacks: [kiosk/pack, pier/pack]
      """
    let codes = Set(lint(manifest(text)).map(\.code))
    #expect(codes == ["extension-id-duplicate", "reference-unknown"])
  }

  @Test(
    "a path that is not plain is refused before anything is opened",
    arguments: [
      "../notes.md", "/notes.md", "art//sign.svg", "a/./b", "C:notes.md", #"art\sign.svg"#,
      #""a\0b""#, "art/",
    ])
  func unsafePaths(_ path: String) {
    let text = "resources:\n  - {id: kiosk/x, path: \(path), kind: asset, mediaType: text/plain}"
    let findings = lint(manifest(text)).filter { $0.code == "resource-path-unsafe" }
    #expect(findings.map(\.brief) == ["resource-path-unsafe kiosk/extension.yaml:2:25"])
  }

  @Test("every fault of a file is told in one run, in the order of the file")
  func all() {
    let pack = """
      id: pack.kiosk
      titel: Kiosk
      roles:
        - {id: role.kiosk-clerk, prompt_path: order.json}
      workflows:
        - {id: workflow.kiosk-sell, role_id: role.kiosk-clark}
      """
    let found = lint(["pack.yaml": pack]).filter { $0.location?.file == "kiosk/pack.yaml" }
    #expect(
      found.map(\.brief) == [
        "extension-value-wrong kiosk/pack.yaml:1:5", "extension-key-unknown kiosk/pack.yaml:2:1",
        "pack-file-unfit kiosk/pack.yaml:4:41", "extension-key-missing kiosk/pack.yaml:6:5",
        "pack-reference-unknown kiosk/pack.yaml:6:40",
      ])
  }

  @Test("the manifest may be named itself")
  func namedFile() {
    let linter = ExtensionLinter(workspace: Kiosk.workspace())
    #expect(linter.lint(Path("kiosk/extension.yaml")).all == [])
  }

  @Test("a folder without a manifest is told")
  func noManifest() {
    let findings = ExtensionLinter(workspace: Kiosk.workspace()).lint(Path("kiosk/art")).all
    #expect(findings.map(\.code) == ["extension-manifest-unreadable"])
  }

  @Test("a workflow that only an unlisted pack has is told so")
  func unlistedPack() throws {
    let findings = lint(manifest("catalogPacks: []"))
    #expect(findings.map(\.code) == ["recipe-workflow-unpacked"])
    #expect(findings.first?.hint == "list its pack under 'catalogPacks'")
  }

  @Test("schemas of the package may refer to each other, and to nothing that is not there")
  func schemaReferences() {
    let text = """
      resources:
        - {id: kiosk/order, path: order.json, kind: schema, mediaType: application/json}
        - {id: kiosk/item, path: parts/item.json, kind: schema, mediaType: application/json}
      capabilities: []
      implementations: []
      recipes: []
      catalogPacks: []
      """
    var changes = manifest(text)
    changes["order.json"] = """
      {"properties": {"a": {"$ref": "parts/item.json#/$defs/name"}, "b": {"$ref": "parts/itme.json"},
        "c": {"$ref": "#/$defs/no"}}}
      """
    changes["parts/item.json"] = #"{"$defs": {"name": {"type": "string"}}}"#
    let found = lint(changes).filter { $0.code == "schema-reference-broken" }
    #expect(found.map(\.severity) == [.warning, .error])
  }

  @Test("a file is compared with a schema of the package")
  func instances() {
    let changes = [
      "order.json": #"{"required": ["item"], "properties": {"count": {"type": "integer"}}}"#,
      "good.json": #"{"item": "map", "count": 2}"#, "bad.yaml": "count: two\n",
    ]
    let good = SchemaInstance(resource: "kiosk/order", file: Path("kiosk/good.json"))
    let bad = SchemaInstance(resource: "kiosk/order", file: Path("kiosk/bad.yaml"))
    let lost = SchemaInstance(resource: "kiosk/ordre", file: Path("kiosk/bad.yaml"))
    #expect(lint(changes, instances: [good]) == [])
    #expect(
      lint(changes, instances: [bad]).map(\.brief) == [
        "instance-invalid kiosk/bad.yaml:1:1", "instance-invalid kiosk/bad.yaml:1:8",
      ])
    #expect(lint(changes, instances: [lost]).map(\.code) == ["instance-unusable"])
  }
}
