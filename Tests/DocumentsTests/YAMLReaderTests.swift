import Diagnostics
import Documents
import Testing

@Suite("YAMLReader")
struct YAMLReaderTests {
  private func read(_ text: String) -> Document {
    YAMLReader().read(Array(text.utf8), file: "a.yaml")
  }

  @Test("flow style with trailing commas, quotes and comments is read")
  func flow() {
    let document = read("{\n  \"a\": [1, 'it''s', ], # one\n  b: {c: d,},\n}\n")
    #expect(document.faults == [])
    #expect(document.root?.json.compact == #"{"a":[1,"it's"],"b":{"c":"d"}}"#)
  }

  @Test("texts over several lines are folded or kept")
  func lines() {
    let document = read("a: >-\n  one\n  two\nb: |\n  one\n  two\nc: one\n  two\n")
    #expect(document.root?["a"]?.string == "one two")
    #expect(document.root?["b"]?.string == "one\ntwo\n")
    #expect(document.root?["c"]?.string == "one two")
  }

  @Test(
    "plain words are what YAML 1.2 says",
    arguments: [
      ("yes", "a string"), ("off", "a string"), ("1.0", "a number"), ("1.0.0", "a string"),
      ("0x1F", "a number"), ("017", "a number"), ("1_000", "a string"), ("12:30:00", "a string"),
      ("true", "a boolean"), ("~", "null"), ("", "null"), ("\"true\"", "a string"),
      ("2026-01-01", "a string"), (".5", "a number"), ("<<", "a string"), ("=", "a string"),
    ])
  func words(_ word: String, _ kind: String) {
    #expect(read("a: \(word)").root?["a"]?.kindName == kind)
  }

  @Test("every kind of line end counts as one", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let document = read("# first" + end + "a: 1" + end + "b:" + end + "  - é: x" + end)
    let node = document.root?["b"]?.sequence?.first?["é"]
    #expect(node?.location.start == Place(line: 4, column: 8))
  }

  @Test("a byte order mark shifts nothing")
  func mark() {
    #expect(read("\u{FEFF}a: 1").root?["a"]?.location.start == Place(line: 1, column: 4))
  }

  @Test(
    "what is refused is told where it stands",
    arguments: [
      ("a: &x 1\nb: *x\n", DocumentFault.Kind.refused, 2),
      ("a: 1\nb: 2\na: 3\n", .duplicateKey, 3), ("{a: 1, \"a\": 2}", .duplicateKey, 1),
      ("a:\n\t- 1\n", .syntax, 2), ("a: 1\n---\nb: 2\n", .refused, 2),
      ("a: !ruby/object 1\n", .refused, 1), ("a: [1\n", .syntax, 2), ("? [a]\n: 1\n", .refused, 1),
      ("a: *\n", .syntax, 1), ("a: \"\u{1}\"", .encoding, 1),
    ])
  func refused(_ text: String, _ kind: DocumentFault.Kind, _ line: Int) {
    let fault = read(text).faults.first
    #expect(fault?.kind == kind)
    #expect(fault?.location.start?.line == line)
  }

  @Test("names that look the same and are not are two names")
  func composition() {
    let document = read("\"\u{E9}\": 1\n\"e\u{301}\": 2\n")
    #expect(document.faults == [])
    #expect(document.root?["e\u{301}"]?.integer == 2)
  }

  @Test("bytes that are no UTF-8 are told with their place")
  func encoding() {
    let fault = YAMLReader().read([0x61, 0x3A, 0x0A, 0x20, 0xE9, 0x0A], file: "a.yaml").faults.first
    #expect(fault?.kind == .encoding)
    #expect(fault?.location.start == Place(line: 2, column: 2))
    #expect(
      YAMLReader().read([0xFF, 0xFE, 0x61, 0], file: "a.yaml").faults.first?.kind == .encoding)
  }

  @Test(
    "two thousand levels are refused, a hundred are read", arguments: [("[", "]"), ("{a: ", "}")])
  func depth(_ open: String, _ close: String) {
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + String(repeating: close, count: count)
    }
    #expect(read(nested(2000)).faults.first?.kind == .limit)
    #expect(read(nested(100)).faults == [])
  }

  @Test("a hundred megabytes are refused by their size")
  func size() {
    let document = YAMLReader().read([UInt8](repeating: 0x61, count: 100_000_000), file: "a.yaml")
    #expect(document.faults.map(\.kind) == [.limit])
  }

  @Test("anchors that would make billions are refused at the first alias")
  func laughs() {
    var text = "a0: &a0 [lol, lol]\n"
    for level in 1...30 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(read(text).faults.map(\.kind) == [.refused])
  }

  @Test("numbers that JSON has no writing for are written as JSON has them")
  func numbers() {
    #expect(read("[0x1F, 0o17, +1, .5, 1., .inf]").root?.json.compact == #"[31,15,1,0.5,1,".inf"]"#)
  }
}
