import Documents
import Foundation
import Testing

@Suite("RootCollation")
struct RootCollationTests {
  private static let names = [
    "input.json", "Package.swift", "extension.yaml", "a", "A", "b", "B", "résumé.md", "rota.md",
    "resume.md", "art/crane-1.txt", "art/crane_1.txt", "art/Crane10.txt", "art/crane9.txt", "a b",
    "a-b", "a_b", "a.b", "ab", "a/b", "é", "e\u{301}", "z", "ä", "ö", "ø", "ß", "ss", "0", "10",
    "9",
    "日本", "中文", "عربي", "😀", "~", "!", "#", "(", "@", "ﬁ", "fi", "İ", "ı", "i", "I", "Ω", "я",
  ]

  @Test("small letters stand before large ones, and words before their parts' bytes")
  func order() {
    let sorted = RootCollation().sorted(["Package.swift", "input.json", "B", "a", "b", "A"])
    #expect(sorted == ["a", "A", "b", "B", "input.json", "Package.swift"])
  }

  @Test("the order is that of localeCompare", .enabled(if: node != nil))
  func agrees() throws {
    let node = try #require(Self.node)
    let script = """
      const names = JSON.parse(process.argv[1]);
      console.log(JSON.stringify(names.map(a => names.map(b => Math.sign(a.localeCompare(b))))));
      """
    let process = Process()
    process.executableURL = URL(filePath: node)
    let names = try JSONEncoder().encode(Self.names)
    process.arguments = ["-e", script, String(decoding: names, as: UTF8.self)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let expected = try JSONDecoder().decode([[Int]].self, from: output)
    let collation = RootCollation()
    for (row, left) in Self.names.enumerated() {
      for (column, right) in Self.names.enumerated() where expected[row][column] != 0 {
        #expect(
          collation.precedes(left, right) == (expected[row][column] < 0), "'\(left)', '\(right)'")
      }
    }
  }

  /// Where node is, if it is on this machine.
  private static let node: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/node" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
