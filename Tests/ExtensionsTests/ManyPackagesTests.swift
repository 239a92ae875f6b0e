import Diagnostics
import Documents
import Extensions
import Foundation
import Testing

@Suite("Many packages in one process")
struct ManyPackagesTests {
  #if os(Linux)
    @Test("a thousand packages leave memory as it was")
    func flat() throws {
      let linter = ExtensionLinter(workspace: Kiosk.workspace())
      for _ in 0..<100 { _ = linter.lint(Path("kiosk")) }
      let before = try residentPages()
      for _ in 0..<1000 { #expect(linter.lint(Path("kiosk")).all.isEmpty) }
      // Other tests run beside this one; a leak of 16 KiB a package would be above it.
      #expect(try residentPages() - before < 4096)
    }

    private func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  #endif
}
