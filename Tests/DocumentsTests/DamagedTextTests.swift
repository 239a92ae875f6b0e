import Diagnostics
import Documents
import Fixtures
import Foundation
import Testing

@Suite("Damaged texts")
struct DamagedTextTests {
  private static let json = """
    {"kind": "screenshot-copy", "a": [1, -0.5e+7, true, false, null, {}], "é": "\\u00e9\\ud83d\\ude00\\n",
     "nested": {"one": {"two": [[], [[1]]]}}, "last": ""}
    """
  private static let yaml = """
    # a project
    name: 'it''s'
    list: [a, "b\\n", { c: 1 }]
    block: |
      two
      lines
    nested:
      - id: home
        on: true
      - ~
    """
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "\\ud800", "null", "1e", "-", "&a", "*a",
    "<<: ",
    "---", "...", "!!x", "\t", "\n", "\r", "\u{0}", "\u{FEFF}", "\u{2028}", "é", "|", ">", "? ",
    "#",
  ]

  private func check(_ document: Document, _ bytes: [UInt8]) {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for fault in document.faults {
      guard let start = fault.location.start else { continue }
      #expect((1...lines).contains(start.line))
      #expect((1...bytes.count + 1).contains(start.column))
    }
  }

  @Test("JSON is read as Foundation reads it, or refused as it refuses it", arguments: 0..<20)
  func json(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let bytes = Self.json.utf8.damaged(with: Self.pieces, using: &random)
      let document = JSONReader().read(bytes, file: "a.json")
      check(document, bytes)
      // Foundation lets names repeat, and a comma stand before a closing bracket; on the rest of the
      // grammar the two must agree.
      let faults = document.faults.filter { $0.kind != .duplicateKey }
      #expect((document.root == nil) == !faults.isEmpty)
      let theirs = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      let isLoose = faults.contains { $0.message.contains("a comma stands before") }
      #expect(
        faults.isEmpty == (theirs != nil) || isLoose,
        "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test("damaged YAML is read or told of", arguments: 0..<20)
  func yaml(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let bytes = Self.yaml.utf8.damaged(with: Self.pieces, using: &random)
      check(YAMLReader().read(bytes, file: "a.yaml"), bytes)
    }
  }

  @Test("damaged tables are read or told of", arguments: 0..<20)
  func csv(seed: Int) {
    let table = "key,en-US,de-DE\nhome,\"Your, week\",\"Deine \"\"Woche\"\"\"\nplan,Plan,\n"
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let bytes = table.utf8.damaged(with: ["\"", ",", ";", "\r\n", "\"\""], using: &random)
      let read = CSVReader(source: SourceText(bytes, file: "a.csv")).read()
      check(
        Document(root: nil, faults: read.faults + [.init(.syntax, "", at: .init(file: ""))]), bytes)
      let size = read.rows.joined().reduce(0) { $0 + $1.text.utf8.count }
      #expect(size <= 3 * bytes.count)
    }
  }
}
