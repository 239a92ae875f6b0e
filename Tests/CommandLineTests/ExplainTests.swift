import Documents
import Fixtures
import Foundation
import Testing

@Suite("explain")
struct ExplainTests {
  private func rules() async throws -> [Node] {
    let run = try await ToolRun.vitrine(["explain", "--json"], in: try TemporaryFolder())
    return try run.document()["summary"]?["rules"]?.sequence ?? []
  }

  @Test("every code is told of with what, why, two examples and a cure")
  func everyCode() async throws {
    let rules = try await rules()
    let codes = rules.compactMap { $0["code"]?.string }
    #expect(codes == Set(codes).sorted())
    for (rule, code) in zip(rules, codes) {
      #expect(code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
      // The bad example of an empty file is empty.
      for key in ["severity", "what", "why", "good", "cure"] {
        let text = rule[key]?.string ?? ""
        #expect(text.contains { !$0.isWhitespace }, "\(code) has no '\(key)'")
      }
      #expect(rule["bad"]?.string != rule["good"]?.string, "\(code) has one example twice")
      let run = try await ToolRun.vitrine(["explain", code], in: try TemporaryFolder())
      #expect(run.status == 0)
      #expect(run.out.hasPrefix("\(code) ("))
    }
  }

  @Test("every code that the sources name is one of them")
  func everySource() async throws {
    let codes = Set(try await rules().compactMap { $0["code"]?.string })
    let sources = ToolRun.package.appending("Sources").string
    var named: Set<String> = []
    for file in FileManager.default.enumerator(atPath: sources) ?? .init() {
      guard let file = file as? String, file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      named.formUnion(text.matches(of: /\bcode: "([a-z0-9-]+)"/).map { String($0.output.1) })
    }
    #expect(named.subtracting(codes).sorted() == [])
    #expect(codes.subtracting(named).sorted() == [])
  }
}
