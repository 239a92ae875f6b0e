import Diagnostics
import Testing

@Suite("JSONValue")
struct JSONValueTests {
  @Test("members keep their order")
  func order() {
    let value: JSONValue = ["z": 1, "a": [true, nil, "x"], "e": [:]]
    #expect(value.compact == #"{"z":1,"a":[true,null,"x"],"e":{}}"#)
  }

  @Test("control characters and line separators are escaped")
  func escapes() {
    #expect(JSONValue.string("\u{1}\n\"\\\u{2028}é").compact == #""\u0001\n\"\\\u2028é""#)
  }
}
