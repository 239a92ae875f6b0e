import Diagnostics
import Testing

@Suite("Report")
struct ReportTests {
  private static let rule = RuleDescription(
    code: "size-odd", severity: .error, summary: "a size is odd", rationale: "Halves are blurred.",
    bad: .init("yaml", "size: 3"), good: .init("yaml", "size: 4"), cure: "Make it even.")

  private static func place(_ line: Int, _ from: Int, _ to: Int) -> Location {
    Location(
      file: "a,b.yaml", start: Place(line: line, column: from), end: Place(line: line, column: to))
  }

  private static let report: Report = {
    var findings = Findings()
    findings.report(rule, "'size' is 100% odd", at: place(2, 7, 8), hint: "make it 4")
    findings.report(
      rule, "'寸法' is odd", at: place(1, 1, 3), severity: .warning,
      related: [.init("it was even here", at: place(2, 1, 5))],
      details: ["locale": "ja", "captureId": "home"])
    findings.report(rule, "nothing has a size", severity: .note)
    return Report(verb: "measure", findings: findings, summary: ["sizes": 2], text: "measured\n")
  }()

  private static func line(_ file: String, _ number: Int) -> String? {
    [1: "寸法: 5", 2: "size:\t3"][number]
  }

  @Test("text puts the caret under what is meant, wide letters and tabs included")
  func text() {
    #expect(
      Self.report.text(colour: false, line: Self.line) == """
        measured

        note: nothing has a size [size-odd]
        a,b.yaml:1:1: warning: '寸法' is odd [size-odd]
        1 | 寸法: 5
          | ^^^^
           = a,b.yaml:2:1: it was even here
        a,b.yaml:2:7: error: 'size' is 100% odd [size-odd]
        2 | size:\t3
          |      \t^
           help: make it 4
        1 error, 1 warning, 1 note

        """)
  }

  @Test("findings stand under their parts, in the order of the parts")
  func parts() {
    var findings = Findings()
    findings.report(Self.rule, "two", details: ["part": "second"])
    findings.report(Self.rule, "one", details: ["part": "first"])
    findings.report(Self.rule, "none", details: ["part": "unknown"])
    let report = Report(
      verb: "measure", findings: findings,
      groups: .init(by: "part", names: ["first", "second", "third"]))
    #expect(
      report.text(colour: false, line: Self.line) == """
        error: none [size-odd]
        first
        error: one [size-odd]

        second
        error: two [size-odd]

        3 errors

        """)
    #expect(report.findings.map(\.message) == ["none", "one", "two"])
  }

  @Test("colour changes nothing but the colour")
  func colour() {
    let coloured = Self.report.text(colour: true, line: Self.line)
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(
      coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == Self.report.text(colour: false, line: Self.line))
  }

  @Test("JSON has the fixed keys first, then the details")
  func json() {
    #expect(
      Self.report.json.compact == #"""
        {"schema":"vitrine.report/v1","verb":"measure","ok":false,"findings":[{"code":"size-odd","severity":"note","message":"nothing has a size"},{"code":"size-odd","severity":"warning","message":"'寸法' is odd","file":"a,b.yaml","line":1,"column":1,"endLine":1,"endColumn":3,"related":[{"message":"it was even here","file":"a,b.yaml","line":2,"column":1,"endLine":2,"endColumn":5}],"captureId":"home","locale":"ja"},{"code":"size-odd","severity":"error","message":"'size' is 100% odd","file":"a,b.yaml","line":2,"column":7,"endLine":2,"endColumn":8,"hint":"make it 4"}],"summary":{"sizes":2}}
        """#)
  }

  @Test("SARIF describes each rule that occurs once, and encodes paths")
  func sarif() {
    let log = Self.report.sarif(version: "1.2.3", rules: [Self.rule]).compact
    #expect(
      log.hasPrefix(
        #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#))
    #expect(log.contains(#""rules":[{"id":"size-odd","shortDescription":{"text":"a size is odd"}"#))
    #expect(
      log.contains(
        #""artifactLocation":{"uri":"a%2Cb.yaml"},"region":{"startLine":2,"startColumn":7,"endLine":2,"endColumn":8}"#
      ))
    #expect(log.contains(#""level":"note""#))
  }

  @Test("GitHub's commands escape what would end them")
  func github() {
    #expect(
      Self.report.github == """
        ::notice title=size-odd::nothing has a size
        ::warning file=a%2Cb.yaml,line=1,col=1,title=size-odd::'寸法' is odd
        ::error file=a%2Cb.yaml,line=2,col=7,title=size-odd::'size' is 100%25 odd%0Amake it 4

        """)
  }

  @Test("no format shows the line of a secret", arguments: Format.allCases)
  func secret(format: Format) {
    var findings = Findings()
    findings.report(Self.rule, "a key is written out", at: Self.place(1, 1, 4).secret)
    let report = Report(verb: "measure", findings: findings)
    let shown =
      switch format {
      case .text: report.text(colour: false) { _, _ in "sk_live_4242" }
      case .json: report.json.pretty
      case .sarif: report.sarif(version: "1", rules: []).pretty
      case .github: report.github
      case .junit: report.junit
      }
    #expect(!shown.contains("sk_live"))
  }

  @Test("what a file could make a terminal do is shown as text")
  func controls() {
    var findings = Findings()
    findings.report(Self.rule, "'\u{1B}[2Jx\u{202E}y' is odd", at: Self.place(1, 1, 2))
    let text = Report(verb: "measure", findings: findings).text(colour: false) { _, _ in
      "\u{7}\u{1B}]0;x"
    }
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test("the same finding is told once, and all in order")
  func sorted() {
    var findings = Findings()
    for line in [3, 1, 2, 1] { findings.report(Self.rule, "odd", at: Self.place(line, 1, 2)) }
    #expect(findings.sorted.map { $0.location?.start?.line } == [1, 2, 3])
  }
}
