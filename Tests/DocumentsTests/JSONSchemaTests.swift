import Diagnostics
import Documents
import Testing

@Suite("JSONSchema")
struct JSONSchemaTests {
  private func node(_ text: String) throws -> Node {
    try #require(JSONReader().read(Array(text.utf8), file: "a.json").root)
  }

  private func faults(_ schema: String, _ instance: String) throws -> [SchemaFault] {
    JSONSchema(try node(schema)).faults(in: try node(instance))
  }

  @Test("a fault has its place, its pointer and its keyword")
  func place() throws {
    let schema = #"{"properties": {"a~b": {"items": {"minimum": 3}}}}"#
    let fault = try #require(try faults(schema, "{\n  \"a~b\": [4, 2]\n}").first)
    #expect(fault.location.start == Place(line: 2, column: 14))
    #expect(fault.path == "/a~0b/1" && fault.keyword == "minimum")
    #expect(fault.message == "element 1 of 'a~b' is 2; it must be at least 3")
  }

  @Test("of alternatives, the one that was meant is told about")
  func alternatives() throws {
    let schema = #"{"anyOf": [{"type": "array"}, {"enum": ["map", "key"]}]}"#
    #expect(
      try faults(schema, #""kye""#).map(\.message) == [
        "the value is 'kye'; it must be one of 'map', 'key'"
      ])
  }

  @Test(
    "a schema that never ends is given up",
    arguments: [
      ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}, {"$ref": "#"}]}"##,
      ##"{"not": {"$ref": "#"}}"##,
      ##"{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}"##,
    ])
  func endless(_ schema: String) throws {
    #expect(try faults(schema, "1").isEmpty == false)
  }

  @Test("a schema that doubles its work at each step is given up")
  func doubling() throws {
    let steps = (0..<40).map {
      ##""s\##($0)": {"allOf": [{"$ref": "#/$defs/s\##($0 + 1)"}, {"$ref": "#/$defs/s\##($0 + 1)"}]}"##
    }
    let schema =
      ##"{"$ref": "#/$defs/s0", "$defs": {\##(steps.joined(separator: ", ")), "s40": {}}}"##
    let faults = try faults(schema, "1")
    #expect(faults.map(\.message) == ["the schema takes too long on this value"])
  }

  @Test(
    "a pattern that would search for years is given up",
    arguments: ["^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(x+x+)+y"])
  func pattern(_ pattern: String) throws {
    let text = String(repeating: "ax".contains(pattern.last ?? " ") ? "x" : "a", count: 5000) + "!"
    let text2 = pattern.contains("x") ? String(repeating: "x", count: 5000) : text
    let faults = try faults(#"{"pattern": "\#(pattern)"}"#, #""\#(text2)""#)
    #expect(faults.count == 1)
  }

  @Test(
    "patterns mean what ECMA-262 says",
    arguments: [
      ("^a$", "a\n", false), (#"\d"#, "٣", false), (#"\w"#, "é", false), (#"\s"#, "\u{FEFF}", true),
      (".", "\u{2028}", false), (#"^[^]$"#, "\n", true), ("[]", "a", false), (#"\cJ"#, "\n", true),
      (#"^\u{1F600}$"#, "😀", true), (#"^\uD83D\uDE00$"#, "😀", true),
      (#"^(?<n>a)\k<n>$"#, "aa", true),
      (#"^\p{Letter}+$"#, "éa", true), (#"^\p{Script=Greek}$"#, "Ω", true),
      (#"(?<=a)b"#, "ab", true),
      (#"^a{2,3}?$"#, "aaa", true), (#"^[\dx-]+$"#, "1-x", true), (#"a{,3}"#, "a{,3}", true),
      (#"^\/\-$"#, "/-", true), (#"[\b]"#, "\u{8}", true), (#"^(a)?\1b$"#, "b", true),
    ])
  func ecma(_ pattern: String, _ text: String, _ matches: Bool) {
    let location = Location(file: "a")
    let schema = Node(
      .mapping([
        .init(key: "pattern", keyLocation: location, value: Node(.string(pattern), at: location))
      ]),
      at: location)
    let compiled = JSONSchema(schema)
    #expect(compiled.problems == [])
    #expect(compiled.faults(in: Node(.string(text), at: location)).isEmpty == matches)
  }

  @Test(
    "what is no pattern of ECMA-262 is told",
    arguments: [
      "(", ")", "[", "*a", "a**", "a++", #"\"#, #"\Z"#, #"\a"#, "(?i)a", "(?#a)", "(*UTF)a",
      "(?P<n>a)",
      "[b-a]", "a{3,2}", "(?<n>a)(?<n>b)", #"\k<m>"#, #"\2(a)"#, #"\p{Nothing}"#, #"[\d-x]"#,
      "(?<1>a)", "^*",
      "(?=a)*",
    ])
  func noPattern(_ pattern: String) {
    let location = Location(file: "a")
    let schema = Node(
      .mapping([
        .init(key: "pattern", keyLocation: location, value: Node(.string(pattern), at: location))
      ]),
      at: location)
    #expect(JSONSchema(schema).problems.map(\.kind) == [.badPattern])
  }

  @Test(
    "numbers are compared by their digits",
    arguments: [
      (
        "maximum", "100000000000000000000000000000000000001",
        "100000000000000000000000000000000000002", false
      ),
      ("multipleOf", "0.01", "19.99", true), ("multipleOf", "1e-400", "1e400", true),
      ("multipleOf", "0.3", "1e300", false), ("const", "1.0", "1", true),
      ("const", "-0", "0", true),
      ("exclusiveMinimum", "1e400", "2e400", true),
      ("multipleOf", "12345678901234567890123", "37037036703703703670369", true),
    ])
  func numbers(_ keyword: String, _ limit: String, _ value: String, _ fits: Bool) throws {
    #expect(try faults("{\"\(keyword)\": \(limit)}", value).isEmpty == fits)
  }

  @Test("an unknown draft is named, and a broken reference")
  func problems() throws {
    let schema =
      ##"{"$schema": "https://example.org/draft", "$ref": "#/$defs/no", "not": {"$ref": "other.json"}}"##
    let kinds = JSONSchema(try node(schema)).problems.map(\.kind)
    #expect(Set(kinds) == [.unknownDraft, .brokenReference, .absentDocument])
  }

  @Test("keywords that are not known, or malformed, keep nothing from working")
  func malformed() throws {
    let schema =
      #"{"type": 3, "required": {}, "properties": [], "x": {"$id": 1}, "minimum": "a", "enum": 1, "items": 2}"#
    #expect(try faults(schema, "{}") == [])
    #expect(JSONSchema.faults(inSchema: try node(schema)).count == 6)
  }
}
