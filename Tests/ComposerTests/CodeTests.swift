import Composer
import Diagnostics
import Testing

@Suite("Codes")
struct CodeTests {
  private static let cases =
    FaultCase.captures + FaultCase.wells + FaultCase.copy + FaultCase.template
    + FaultCase.records + FaultCase.rasters + FaultCase.projects

  @Test("a fault is reported under its code at its place", arguments: cases)
  func reported(fault: FaultCase) async throws {
    let stages = try Stages()
    let found = try await fault.findings(stages)
    #expect(
      found.contains { $0.code == fault.code && stages.place(of: $0) == fault.place },
      "found \(found.map { "\($0.code) at \(stages.place(of: $0)): \($0.message)" })")
  }

  @Test("the sample itself has no fault but the one that it can't help")
  func clean() async throws {
    let stages = try Stages()
    #expect(stages.compose().findings.all.map(\.code) == ["minimum-uncited"])
    #expect(stages.export().ok)
    #expect(await stages.render().ok)
    #expect(stages.validate().findings.all.map(\.code) == ["minimum-uncited"])
    #expect(await stages.build(out: "built").report.findings.map(\.code) == ["minimum-uncited"])
  }

  @Test("every rule has a code of its own and says everything", arguments: ComposerRules.all)
  func described(rule: RuleDescription) {
    #expect(ComposerRules.all.count { $0.code == rule.code } == 1)
    #expect(rule.code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    let texts = [rule.summary, rule.rationale, rule.bad.text, rule.good.text, rule.cure]
    #expect(texts.allSatisfy { $0.contains { !$0.isWhitespace } })
    #expect(rule.bad != rule.good)
    #expect(!rule.summary.hasSuffix("."))
  }
}
