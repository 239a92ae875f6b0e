import Diagnostics
import Documents
import Settings
import Testing

@Suite("SettingsChain")
struct SettingsChainTests {
  private func load(_ files: [String: String], _ path: String = "a.xcconfig") -> (
    SettingsChain?, Findings
  ) {
    var findings = Findings()
    let workspace = MemoryWorkspace(texts: files)
    let chain = SettingsChain.load(Path(path), in: workspace, into: &findings)
    return (chain, findings)
  }

  @Test(
    "an include is found beside its includer, then beside that one's, with or without extension")
  func finds() {
    let (chain, findings) = load(
      [
        "c/a.xcconfig": "#include \"s/b\"\nX = $(inherited)a",
        "c/s/b.xcconfig": "#include \"d.xcconfig\"",
        "c/d.xcconfig": "X = d",
      ], "c/a.xcconfig")
    #expect(findings.all.isEmpty)
    #expect(
      (chain?.files ?? []).map(\.string) == ["c/a.xcconfig", "c/s/b.xcconfig", "c/d.xcconfig"])
    #expect(chain?.resolved(for: .init())["X"]?.value == "da")
  }

  @Test("only a required include that is missing is an error")
  func missing() {
    let (_, findings) = load([
      "a.xcconfig": "#include? \"b\"\n#include \"c\"\n#include \"<DEVELOPER_DIR>/d\""
    ])
    #expect(findings.all.map(\.severity) == [.error, .note])
    #expect(findings.all.first?.location?.start?.line == 2)
  }

  @Test("a cycle is a warning and is skipped")
  func cycle() {
    let (chain, findings) = load(
      ["a.xcconfig": "#include \"b\"\nX = $(inherited)a", "b.xcconfig": "#include \"a\"\nX = b"])
    #expect(findings.all.map(\.code) == ["include-cycle"])
    #expect(findings.all.first?.location?.file == "b.xcconfig")
    #expect(chain?.resolved(for: .init())["X"]?.value == "ba")
  }

  @Test("files that include each other twice, level by level, end in a finding")
  func bomb() {
    var files = ["b40.xcconfig": "X = 1", "a.xcconfig": "#include \"b0\""]
    for level in 0..<40 {
      files["b\(level).xcconfig"] = "#include \"b\(level + 1)\"\n#include \"b\(level + 1)\""
    }
    #expect(load(files).1.all.map(\.code) == ["settings-too-large"])
  }

  @Test("a first file that can't be read gives no chain")
  func unreadable() {
    let (chain, findings) = load([:])
    #expect(chain == nil)
    #expect(findings.all.map(\.code) == ["settings-unreadable"])
  }

  @Test(
    "a condition counts only for what it asks about",
    arguments: [
      (BuildVariant(configuration: "Release", sdk: "iphoneos26.0"), "device"),
      (BuildVariant(configuration: "Debug", sdk: "iphonesimulator26.0"), "debug"),
      (BuildVariant(configuration: "Release", sdk: "macosx"), "any"), (BuildVariant(), "any"),
    ])
  func conditions(variant: BuildVariant, value: String) {
    let (chain, _) = load([
      "a.xcconfig":
        "X = any\nX[sdk=iphoneos*] = device\nX[config=Debug][sdk=*] = debug\nX[config=Q] = q"
    ])
    #expect(chain?.resolved(for: variant)["X"]?.value == value)
  }

  @Test("the variants are those that conditions tell apart; what ships comes first")
  func variants() {
    let (chain, _) = load(["a.xcconfig": "X[config=Beta] = 1\nX[sdk=iphonesimulator*] = 2"])
    let all = chain?.variants() ?? []
    #expect(all.first?.description == "Release, iphoneos")
    #expect(all.count == 6)
    #expect(chain?.variants(configuration: "Beta", sdk: "iphoneos").count == 1)
    #expect(load(["a.xcconfig": "X = 1"]).0?.variants() == [BuildVariant()])
  }
}
