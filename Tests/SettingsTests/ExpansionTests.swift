import Diagnostics
import Documents
import Settings
import Testing

@Suite("Expansion")
struct ExpansionTests {
  private func settings(_ text: String, for variant: BuildVariant = .init()) throws -> AppSettings {
    var findings = Findings()
    let workspace = MemoryWorkspace(texts: ["a.xcconfig": text])
    let chain = SettingsChain.load(Path("a.xcconfig"), in: workspace, into: &findings)
    return try #require(chain).resolved(for: variant)
  }

  @Test(
    "values expand as Xcode expands them",
    arguments: [
      ("A = 1\nX = $(A)${A}$[A]", "111"), ("X = a$(NOT_THERE)b", "ab"), ("X = a$()b", "ab"),
      ("A = B\nB = 2\nX = $($(A))", "2"), ("A_B = 3\nC = B\nX = $(A_${C})", "3"),
      ("X = $(A:default=d)", "d"), ("A =\nX = $(A:default=d)", "d"),
      ("A = a\nX = $(A:default=d)", "a"),
      ("B = b\nX = $(A:default=$(B)c)", "bc"), ("A = aB\nX = $(A:upper)$(A:lower)", "ABab"),
      ("A = a b-c\nX = $(A:rfc1034identifier) $(A:identifier)", "a-b-c a_b_c"),
      ("X = $(A:default=b:upper)", "B"), ("X = $$(A)", "$(A)"), ("X = $A", "$A"),
      ("A = 1\nX = $A", "1"),
      ("X = a$", "a$"), ("X = $(A", "$(A"), ("X = 1\nX = $(inherited)2\nX = $(inherited)3", "123"),
      ("X = 1\nX = $(X)2", "12"), ("X = $(X)1", "1"), ("X = $(inherited)", ""),
      ("X = $(Y)x\nY = $(X)y", "yx"), ("X = 1\nX = 2", "2"), ("X = \"q\"", "\"q\""),
      ("X = https:/$()/h/$(P)\nP = p", "https://h/p"), ("S = /\nX = https:$(S)$(S)h", "https://h"),
    ])
  func expands(text: String, value: String) throws {
    #expect(try settings(text)["X"]?.value == value)
  }

  @Test("the trail names the line that wins, then those that it takes from")
  func trail() throws {
    let setting = try #require(settings("H = h\nX = 1\nX = $(inherited)$(G)\nG = $(H)")["X"])
    let lines = setting.trail.map { "\($0.name) \($0.text)" }
    #expect(
      lines == ["X a.xcconfig:3", "X a.xcconfig:2", "G a.xcconfig:4", "H a.xcconfig:1"])
  }

  @Test("what a secret is part of is a secret")
  func taint() throws {
    let settings = try settings(
      "API_KEY = k\nA = x$(API_KEY)\nB = $(A)\nC = c\nD = $($(C)$(API_KEY))")
    #expect(settings["B"]?.isSecret == true)
    #expect(settings["D"]?.isSecret == true)
    #expect(settings["C"]?.isSecret == false)
    #expect(settings.expand("$(B)").isSecret)
  }

  @Test(
    "a chain of ten thousand names comes to its end, whatever the order", arguments: [true, false])
  func longChain(isForward: Bool) throws {
    let lines = (0..<10_000).map { "A\($0) = $(A\($0 + 1))" }
    let text = (isForward ? lines : lines.reversed()).joined(separator: "\n") + "\nA10000 = end"
    #expect(try settings(text)["A0"]?.value == "end")
  }

  @Test(
    "what grows without end is left as it is, and said",
    arguments: [
      (0..<60).map { "A\($0 + 1) = $(A\($0))$(A\($0))" }.joined(separator: "\n") + "\nA0 = xxxx",
      (0..<40).map { "B\($0) = $(B\(($0 + 1) % 40))$(B\(($0 + 1) % 40))" }.joined(separator: "\n"),
      "A = " + String(repeating: "x", count: 70_000),
    ])
  func bombs(text: String) {
    var project = SampleProject()
    project.files["App.xcconfig"] = text
    #expect(project.check("App.xcconfig").codes == ["settings-too-large"])
  }

  @Test("deep nesting is a finding", arguments: [70, 5000])
  func deep(levels: Int) {
    var project = SampleProject()
    project.files["App.xcconfig"] =
      "A = " + String(repeating: "$(", count: levels) + String(repeating: ")", count: levels)
    #expect(project.check("App.xcconfig").codes == ["setting-reference-broken"])
  }

  @Test("no value breaks the expansion", arguments: 0..<6)
  func fuzz(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "$(A)", "$(B)", "$(C", "${A}", "$(", ")", ":default=", ":upper", ":", "=", "$", "$$", "a",
      "$(inherited)",
      "$($(A))", "[", "]", "}",
    ]
    for _ in 0..<150 {
      let text = ["A", "B", "C", "A"].map { name in
        "\(name) = " + (0..<next(8)).map { _ in pieces[next(pieces.count)] }.joined()
      }.joined(separator: "\n")
      let settings = try settings(text)
      #expect(settings.all.allSatisfy { $0.value.utf8.count <= 64 << 10 })
    }
  }
}
