import Diagnostics
import Documents
import Extensions
import Foundation
import Testing

@Suite("Many packages in one process")
struct ManyPackagesTests {
  #if os(Linux)
    // In a process of its own: what other tests take beside it is not its matter.
    @Test("a thousand packages leave memory as it was")
    func flat() async {
      await #expect(processExitsWith: .success) {
        let linter = ExtensionLinter(workspace: Kiosk.workspace())
        for _ in 0..<100 { _ = linter.lint(Path("kiosk")) }
        let before = try Self.residentPages()
        for _ in 0..<1000 { #expect(linter.lint(Path("kiosk")).all.isEmpty) }
        // A leak of 16 KiB a package would be above it.
        #expect(try Self.residentPages() - before < 4096)
      }
    }

    private static func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  #endif
}
