import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("XMLReader")
struct XMLReaderTests {
  private func read(_ text: String, depth: Int = 128) -> XMLTree {
    XMLReader(limits: ReadingLimits(depth: depth)).read(Array(text.utf8), file: "a.xml")
  }

  private func slice(_ tree: XMLTree, _ range: Range<Int>) -> String {
    String(decoding: tree.bytes[range], as: UTF8.self)
  }

  @Test("ranges cover exactly what is written")
  func ranges() throws {
    let tree = read(
      "<?x y?><!--c--><a  k = 'é&amp;\"' j=\"2\"><b/>t&lt;<![CDATA[<d>]]></a >\n<!--z-->")
    let root = try #require(tree.root)
    #expect(tree.faults.isEmpty)
    #expect(tree.prolog.map { slice(tree, $0.byteRange) } == ["<?x y?>", "<!--c-->"])
    #expect(tree.epilog.map { slice(tree, $0.byteRange) } == ["<!--z-->"])
    #expect(slice(tree, root.startTagRange) == "<a  k = 'é&amp;\"' j=\"2\">")
    #expect(slice(tree, root.byteRange).hasSuffix("</a >"))
    #expect(
      root.children.map { slice(tree, $0.byteRange) } == ["<b/>", "t&lt;", "<![CDATA[<d>]]>"])
    #expect(root.attributes.map(\.value) == ["é&\"", "2"])
    #expect(root.attributes.map { slice(tree, $0.byteRange) } == ["k = 'é&amp;\"'", "j=\"2\""])
    #expect(root.attributes.map { slice(tree, $0.valueRange) } == ["é&amp;\"", "2"])
    #expect(root.text == "t<<d>")
  }

  @Test("a column counts scalars, after any line end")
  func places() throws {
    let tree = read("<a>\r\n  é<b/>\r<c/></a>")
    let places = try #require(tree.root).elements.map(\.location.start)
    #expect(places == [Place(line: 2, column: 4), Place(line: 3, column: 1)])
  }

  @Test("an external document type is passed over")
  func externalType() {
    let tree = read("<!DOCTYPE plist PUBLIC \"-//A//B//EN\" \"http://host.example/p.dtd\"><plist/>")
    #expect(tree.faults.isEmpty)
    #expect(tree.root?.name == "plist")
  }

  @Test(
    "what could grow or reach outside is refused",
    arguments: [
      "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
      "<!DOCTYPE a SYSTEM 'x.dtd' [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><a>&e;</a>",
      "<!DOCTYPE a SYSTEM 'x.dtd'><a>&e;</a>",
      "<!DOCTYPE a SYSTEM 'x.dtd'><a b='&e;'/>",
    ])
  func refuses(text: String) {
    let tree = read(text)
    #expect(tree.root == nil)
    #expect(tree.faults.map(\.kind) == [.refused])
  }

  @Test(
    "broken text is a fault at a place",
    arguments: [
      "", "<", "<a", "<a>", "<a></b>", "<a b='1' b='2'/>", "<a/><b/>", "<a>\u{0}</a>", "&e;",
      "<a>&e;</a>",
    ])
  func broken(text: String) {
    let tree = read(text)
    #expect(tree.root == nil)
    #expect(tree.faults.count == 1)
    #expect(tree.faults.first?.location.start != nil)
  }

  @Test("a tag that closes another element names the open one")
  func mismatch() {
    let related = read("<a>\n  <b>\n</a>").faults.first?.related.first
    #expect(related?.message == "'<b>' is opened here")
    #expect(related?.location.start == Place(line: 2, column: 3))
  }

  @Test("nesting and size have limits")
  func limits() {
    let deep = String(repeating: "<a>", count: 9) + String(repeating: "</a>", count: 9)
    #expect(read(deep, depth: 9).faults.isEmpty)
    #expect(read(deep, depth: 8).faults.map(\.kind) == [.limit])
    let large = XMLReader(limits: ReadingLimits(bytes: 3)).read(Array("<a/>".utf8), file: "a.xml")
    #expect(large.faults.map(\.kind) == [.limit])
  }

  @Test("a text of many lines is one text, read in one go")
  func longText() {
    let text = String(repeating: "é\n", count: 300_000)
    let tree = read("<a>\(text)</a>")
    #expect(tree.root?.children.count == 1)
    #expect(tree.root?.text.count == 600_000)
  }

  @Test("UTF-16 with a byte order mark is read, any other foreign encoding is named")
  func encodings() {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a>é</a>"
    for order in [true, false] {
      let units = ("\u{FEFF}" + text).utf16.flatMap {
        order ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      #expect(XMLReader().read(units, file: "a.xml").root?.text == "é")
      let unmarked = XMLReader().read(Array(units.dropFirst(2)), file: "a.xml")
      #expect(unmarked.faults.map(\.kind) == [.encoding])
      let torn = XMLReader().read(units.dropLast(), file: "a.xml")
      #expect(torn.faults.map(\.kind) == [.encoding])
    }
    let latin = read("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")
    #expect(latin.faults.map(\.kind) == [.encoding])
    #expect(XMLReader().read([0x3C, 0xE9], file: "a.xml").faults.map(\.kind) == [.encoding])
  }

  @Test("no mutation of a document breaks the reader", arguments: 0..<8)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<a", "</a>", "<a>", "/>", " b='", "'", "\"", "&amp;", "&#x41;", "&#0;", "&e;", "<!--", "-->",
      "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a", "[", "]", ">", "é", "\u{1F600}", "\n", "=",
      "<!ENTITY e 'e'>", "\u{0}", "\u{FEFF}",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 0..<24, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var bytes = Array((Bool.random(using: &random) ? "<a>\(text)</a>" : text).utf8)
      if !bytes.isEmpty, Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let tree = XMLReader().read(bytes, file: "a.xml")
      #expect((tree.root == nil) == !tree.faults.isEmpty)
      if let root = tree.root { check(root, in: tree.bytes.indices) }
    }
  }

  /// Children lie in their parent, in order, and do not overlap.
  private func check(_ element: XMLTree.Element, in outer: Range<Int>) {
    #expect(outer.clamped(to: element.byteRange) == element.byteRange)
    var end = element.startTagRange.upperBound
    for child in element.children {
      #expect(child.byteRange.lowerBound >= end)
      end = child.byteRange.upperBound
      if case .element(let inner) = child { check(inner, in: element.byteRange) }
    }
    #expect(end <= element.byteRange.upperBound)
  }
}
