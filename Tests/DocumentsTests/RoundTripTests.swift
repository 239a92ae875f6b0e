import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Round trips")
struct RoundTripTests {
  private func text(using random: inout SeededGenerator) -> String {
    let alphabet = Array("ab \"\\/\n\r\t\u{1}\u{7F}é漢😀\u{2028}\u{202E}{}[],:#&*!|>'%@`-?~")
    return String(
      (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      })
  }

  private func value(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(String(Int.random(in: -1_000_000...1_000_000, using: &random)))
    case 3, 4: return .string(text(using: &random))
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          value(depth: depth - 1, using: &random)
        })
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &random)).map { index in
          .init("\(index)\(text(using: &random))", value(depth: depth - 1, using: &random))
        })
    }
  }

  @Test("what is written as JSON is read as it was, by both readers", arguments: 0..<20)
  func json(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let value = value(depth: 4, using: &random)
      for text in [value.compact, value.pretty] {
        let document = JSONReader().read(Array(text.utf8), file: "a.json")
        #expect(document.faults.isEmpty)
        #expect(document.root?.json == value)
        #expect(YAMLReader().read(Array(text.utf8), file: "a.yaml").root?.json == value, "\(text)")
      }
    }
  }

  @Test("a table is read as it was written", arguments: 0..<20)
  func csv(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let width = Int.random(in: 2...5, using: &random)
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (0..<width).map { _ in text(using: &random) }
      }
      let written = rows.map { row in
        row.map {
          "\"\($0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
        }
        .joined(separator: ",")
      }.joined(separator: "\n")
      let source = SourceText(Array(written.utf8), file: "a.csv")
      let read = CSVReader(source: source).read()
      #expect(read.faults.isEmpty)
      #expect(read.rows.map { $0.map(\.text) } == rows)
    }
  }

  @Test(
    "nested deeper or longer than is believed, a document is refused",
    arguments: [
      (String(repeating: "[", count: 5000), "levels"),
      (String(repeating: "{\"a\":", count: 5000), "levels"),
      ("[" + String(repeating: "0,", count: 2000) + "0]", "values"),
    ])
  func limits(text: String, word: String) {
    let limits = ReadingLimits(values: 1000)
    for document in [
      JSONReader(limits: limits).read(Array(text.utf8), file: "a.json"),
      YAMLReader(limits: limits).read(Array(text.utf8), file: "a.yaml"),
    ] {
      #expect(document.root == nil)
      #expect(document.faults.map(\.kind) == [.limit])
      #expect(document.faults.first?.message.contains(word) == true)
    }
  }
}
