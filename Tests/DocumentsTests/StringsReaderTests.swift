import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("StringsReader")
struct StringsReaderTests {
  private func read(_ text: String) -> Document {
    StringsReader().read(Array(text.utf8), file: "a.strings")
  }

  @Test(
    "an entry is read as Foundation reads it",
    arguments: [
      (#""a" = "b";"#, "a", "b"), (#"a = "b";"#, "a", "b"),
      (#"a.b-c/d:$1 = e;"#, "a.b-c/d:$1", "e"),
      (#"'a' = 'b"c';"#, "a", "b\"c"), (#""a";"#, "a", "a"),
      (#""a"="\n\t\"\\\'";"#, "a", "\n\t\"\\'"),
      (#""a" = "\U00e9\u00E9";"#, "a", "éé"), (#""a" = "\Ud83d\Ude00";"#, "a", "😀"),
      (#""a" = "\101";"#, "a", "A"), ("/* c */ \"a\" // d\n = \"b\nc\" /* e */ ;", "a", "b\nc"),
      ("\"a\" = \"b\\\nc\";", "a", "b\nc"), (#""" = "";"#, "", ""),
    ])
  func entries(text: String, key: String, value: String) {
    let document = read(text)
    #expect(document.faults.isEmpty)
    #expect(document.root?.mapping?.map(\.key) == [key])
    #expect(document.root?[key]?.string == value)
  }

  @Test("places cover the quotes")
  func places() {
    let entry = read("\n  \"é\" = \"b\";").root?.mapping?.first
    #expect(entry?.keyLocation.start == Place(line: 2, column: 3))
    #expect(entry?.value.location.start == Place(line: 2, column: 9))
    #expect(entry?.value.location.end == Place(line: 2, column: 12))
  }

  @Test(
    "a fault costs its own entry",
    arguments: [
      #""x" "y";"#, #""x" = ;"#, #""x" = "\q";"#, #""x" = "\Uzz";"#, #""x" = "\Ud83d";"#, "= y;",
      #""x" = "y" "z";"#,
    ])
  func recovers(bad: String) {
    let document = read("\"a\" = \"b\";\n\(bad)\n\"c\" = \"d\";")
    #expect(document.faults.map(\.location.start?.line) == [2])
    #expect(document.root?["a"]?.string == "b")
    #expect(document.root?["c"]?.string == "d")
  }

  @Test(
    "what has no end is a fault",
    arguments: ["\"a", "\"a\" = \"b", "/* c", "\"a\" = \"b\"", "\"a\\"])
  func unterminated(text: String) {
    #expect(read(text).faults.count == 1)
  }

  @Test("a key that stands twice is a fault that shows both places")
  func twice() {
    let fault = read("\"a\" = \"1\";\n\"a\" = \"2\";").faults.first
    #expect(fault?.kind == .duplicateKey)
    #expect(fault?.related.first?.location.start?.line == 1)
  }

  @Test("UTF-16 and property lists are read as well")
  func otherForms() {
    let units = "\u{FEFF}\"a\" = \"é\";".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(StringsReader().read(units, file: "a.strings").root?["a"]?.string == "é")
    let plist = "<?xml version='1.0'?><plist><dict><key>a</key><string>b</string></dict></plist>"
    #expect(read(plist).root?["a"]?.string == "b")
  }

  @Test("no text breaks the reader", arguments: 0..<8)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\"", "'", "\\", "\\U00", "\\Ud83d", "=", ";", " ", "\n", "a", "é", "/*", "*/", "//",
      "\u{2028}", "7",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0..<30, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let document = read(text)
      #expect(document.root?.mapping != nil)
      #expect(document.faults.allSatisfy { $0.location.start != nil })
    }
  }
}
