import Geometry
import Raster
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
  @Test("mutated at random are drawn or refused", arguments: 1...8)
  func mutations(seed: Int) {
    let page = SVGDocumentTests.page(
      """
      <!-- a --><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>\
      <g id="a" transform="scale(2)"><text x="1" y="20" font-size="9">Plan &amp; go</text></g>\
      <use href="#a" x="3"/><path d="M1 1C2 2 3 3 4 4z" fill="url(#g)"/><![CDATA[x]]>
      """)
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(bound))
    }
    for _ in 0..<60 {
      var source = page
      for _ in 0...next(4) {
        switch next(3) {
        case 0: source[next(source.count)] = Array("<>&\"'/=#0z!-[]".utf8)[next(14)]
        case 1: source.removeSubrange(next(source.count / 2)..<source.count / 2 + next(9))
        default: source.insert(contentsOf: source[..<next(60)], at: next(source.count))
        }
      }
      guard let document = try? SVGDocument(source), document.size.width <= 1000 else { continue }
      _ = try? document.render(to: document.size)
      _ = try? document.inkBounds(of: "a")
    }
  }
}
