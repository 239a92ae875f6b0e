import Diagnostics
import Documents
import Foundation
import Stores
import Testing

@Suite("The stores' page of the guide")
struct StoresGuideTests {
  @Test("the table that it shows can be read")
  func example() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/vitrine/Vitrine.docc/Stores.md"
    let page = try String(contentsOf: top.appending(path: path), encoding: .utf8)
    let parts = page.split(separator: "```")
    let json = try #require(parts.first { $0.hasPrefix("json\n") }).dropFirst(5)
    var findings = Findings()
    let tables = StoreTables.shipped.reading(
      Path("stores.json"), in: MemoryWorkspace(texts: ["stores.json": String(json)]),
      into: &findings)
    #expect(findings.all.isEmpty)
    #expect(tables?.display(named: "iphone-7.1") != nil)
  }
}
