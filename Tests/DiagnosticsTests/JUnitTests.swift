import Diagnostics
import Fixtures
import Testing

@Suite("JUnit XML")
struct JUnitTests {
  private static let rule = RuleDescription(
    code: "size-unaccepted", severity: .error, summary: "a size is refused", rationale: "why",
    bad: .init("text", "bad"), good: .init("text", "good"), cure: "make it again")

  private static func report(_ messages: [(String, Severity)], strict: Bool = false) -> Report {
    var findings = Findings()
    for (message, severity) in messages {
      findings.report(
        rule, message, at: Location(file: "a/\(message).png", start: Place(line: 3, column: 1)),
        hint: "mend it", severity: severity)
    }
    return Report(verb: "check", findings: findings, strict: strict)
  }

  /// What a real parser makes of it: a line for the suite, then one for each case.
  private static func parsed(_ report: Report) async throws -> [String] {
    let script = """
      import sys, xml.etree.ElementTree as tree
      suite = tree.fromstring(sys.stdin.buffer.read())[0]
      print(suite.get('name'), suite.get('tests'), suite.get('failures'))
      for case in suite:
        print(case.get('classname'), ascii(case.get('name')), case.get('line'), [c.tag for c in case])
      """
    let run = try await ToolRun.run(
      "/usr/bin/env", ["python3", "-c", script], in: try TemporaryFolder(), input: report.junit)
    #expect(run.status == 0, "\(run.err)")
    return run.out.split(separator: "\n").map(String.init)
  }

  @Test("an error is a failure, a warning is told in a case that passed")
  func severities() async throws {
    let lines = try await Self.parsed(Self.report([("one", .error), ("two", .warning)]))
    #expect(
      lines == [
        "vitrine check 2 1", "size-unaccepted 'a/one.png:3:1: one' 3 ['failure']",
        "size-unaccepted 'a/two.png:3:1: two' 3 ['system-out']",
      ])
  }

  @Test("under --strict a warning is a failure")
  func strict() async throws {
    let lines = try await Self.parsed(Self.report([("two", .warning)], strict: true))
    #expect(lines.first == "vitrine check 1 1")
  }

  @Test("a clean run is one case that passed")
  func clean() async throws {
    #expect(
      try await Self.parsed(Self.report([]))
        == ["vitrine check 1 0", "None 'no findings' None []"].map {
          $0.replacing("None 'no", with: "vitrine check 'no")
        })
  }

  @Test(
    "whatever a name holds, the document is XML",
    arguments: [
      "<&>\"'", "]]>", "a\u{0}b", "\u{1B}[31m", "\u{FFFE}\u{FFFF}", "line\nend\ttab\r", "é 漢字 🎉",
      "\u{85}\u{2028}",
    ])
  func hostile(message: String) async throws {
    #expect(try await Self.parsed(Self.report([(message, .error)])).count == 2)
  }

  @Test("all forms hold the same findings")
  func sameFindings() {
    let report = Self.report([("one", .error), ("two", .warning), ("three", .note)])
    let forms = [
      report.junit, report.github, report.json.pretty, report.sarif(version: "1", rules: []).pretty,
      report.text(colour: false) { _, _ in nil },
    ]
    for form in forms {
      for finding in report.findings { #expect(form.contains(finding.message)) }
    }
  }
}
