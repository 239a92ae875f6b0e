import Diagnostics
import Documents
import Testing

@Suite("JSONReader")
struct JSONReaderTests {
  @Test("each value knows its place")
  func places() {
    let text = "{\n  \"a\": [1, \"é\", null]\n}"
    let document = JSONReader().read(Array(text.utf8), file: "a.json")
    let list = document.root?["a"]?.sequence
    #expect(list?[2].location.start == Place(line: 2, column: 17))
  }
}
