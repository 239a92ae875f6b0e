import Diagnostics
import Documents
import Testing

@Suite("ReleaseBlock")
struct ReleaseBlockTests {
  private func read(_ text: String, path: String = "app/vitrine.yaml") -> (ReleaseBlock?, Findings)
  {
    var findings = Findings()
    let workspace = MemoryWorkspace(texts: [path: text])
    let block = ReleaseBlock.read(Path(path), in: workspace, into: &findings)
    return (block, findings)
  }

  @Test("paths are seen from where the project file is")
  func paths() {
    let (block, findings) = read(
      """
      locales: [en-US, de-DE]
      release:
        settings: Config/App.xcconfig
        infoPlist: ../shared/Info.plist
        storekit: [a.storekit, b.storekit]
        revenuecat: one.json
        entitlements: [histories/a.jsonl]
        asks: [camera]
        account: { creates: true, deletion: Me > Delete }
        links: { terms: "https://a.example/t" }
      """)
    #expect(findings.all.isEmpty)
    #expect(block?.settings?.value == Path("app/Config/App.xcconfig"))
    #expect(block?.settings?.location.start == Place(line: 3, column: 13))
    #expect(block?.infoPlist?.value == Path("shared/Info.plist"))
    #expect(block?.storekit.map(\.value) == [Path("app/a.storekit"), Path("app/b.storekit")])
    #expect(block?.revenuecat.map(\.value) == [Path("app/one.json")])
    #expect(block?.entitlements.map(\.value) == [Path("app/histories/a.jsonl")])
    #expect(block?.locales.map(\.value) == ["en-US", "de-DE"])
    #expect(block?.asks?.map(\.value) == ["camera"])
    #expect(block?.account?.deletion?.value == "Me > Delete")
    #expect(block?.links.terms?.value == "https://a.example/t")
  }

  @Test("account: none says that nobody makes accounts")
  func noAccounts() {
    #expect(read("release: { account: none }").0?.account?.creates == false)
    #expect(read("release: {}").0?.account == nil)
  }

  @Test(
    "another shape is a finding at its place",
    arguments: [
      "release: { setings: a }", "release: [a]", "release: { settings: [a] }",
      "release: { settings: '' }",
      "release: { storekit: { a: b } }", "release: { account: 1 }",
      "release: { account: { creates: yes } }",
      "release: { links: { term: a } }", "release: { asks: camera }", "- a", "", "a: [",
    ])
  func faults(text: String) {
    let (_, findings) = read(text)
    #expect(findings.all.map(\.code) == ["release-block-invalid"])
  }

  @Test("a misspelt key gets the nearest one")
  func nearest() {
    #expect(read("release: { infoPList: a }").1.all.first?.hint == "did you mean 'infoPlist'?")
  }

  @Test("JSON will do as well")
  func json() {
    let (block, _) = read(#"{"release": {"settings": "a.xcconfig"}}"#, path: "vitrine.json")
    #expect(block?.settings?.value == Path("a.xcconfig"))
  }
}
