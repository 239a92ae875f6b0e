import Diagnostics
import Documents
import Testing

@Suite("PropertyListReader")
struct PropertyListReaderTests {
  private func read(_ body: String) -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\(body)</plist>
      """
    return PropertyListReader().read(Array(text.utf8), file: "Info.plist")
  }

  @Test("every kind of value becomes a node")
  func kinds() {
    let document = read(
      """
      <dict><key>s</key><string>a &amp; b</string><key>i</key><integer>-3</integer><key>r</key><real>1.5</real>
      <key>t</key><true/><key>f</key><false/><key>d</key><date>2026-07-01T00:00:00Z</date>
      <key>b</key><data>AAEC</data><key>l</key><array><string/><dict/></array></dict>
      """)
    #expect(document.faults.isEmpty)
    #expect(
      document.root?.json.compact
        == #"{"s":"a & b","i":-3,"r":1.5,"t":true,"f":false,"d":"2026-07-01T00:00:00Z","b":"AAEC","l":["",{}]}"#
    )
  }

  @Test("a value's place is that of its text, a key's that of the key")
  func places() {
    let entry = read("\n<dict><key>a</key>\n  <string>é b</string></dict>").root?.mapping?.first
    #expect(entry?.keyLocation.start == Place(line: 4, column: 12))
    #expect(entry?.value.location.start == Place(line: 5, column: 11))
    #expect(entry?.value.location.end == Place(line: 5, column: 14))
  }

  @Test(
    "another shape is a fault",
    arguments: [
      "", "<dict><key>a</key></dict>", "<dict><string>a</string></dict>",
      "<dict><key>a</key><key>b</key><true/></dict>", "<dict><key>a</key><strin>x</strin></dict>",
      "<array><integer>1.5</integer></array>", "<string>a<true/></string>", "<dict/><dict/>",
      "<dict><key>a</key><true/><key>a</key><false/></dict>", "<array><real>x</real></array>",
    ])
  func faults(body: String) {
    #expect(!read(body).faults.isEmpty)
  }

  @Test("a binary or old-style list says how to convert it")
  func foreign() {
    for text in ["bplist00\u{1}", "{ a = b; }", "( a )"] {
      let faults = PropertyListReader().read(Array(text.utf8), file: "a/Info.plist").faults
      #expect(faults.first?.hint == "convert it: plutil -convert xml1 'Info.plist'")
    }
    #expect(
      PropertyListReader().read([], file: "Info.plist").faults.map(\.message) == [
        "the file is empty"
      ])
  }
}
