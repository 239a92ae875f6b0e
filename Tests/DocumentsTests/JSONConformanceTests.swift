import Diagnostics
import Documents
import Testing

@Suite("JSONReader against the JSONTestSuite")
struct JSONConformanceTests {
  private static let files = Conformance.files(in: "json-parsing")

  private static func named(_ prefix: String) -> [String] {
    files.filter { $0.hasPrefix("json-parsing/\(prefix)") }
  }

  @Test("the suite is installed")
  func installed() {
    #expect(Conformance.has("json-parsing"), Comment(rawValue: Conformance.advice))
  }

  @Test("what RFC 8259 accepts is read", arguments: named("y_"))
  func reads(_ file: String) throws {
    let document = JSONReader().read(try Conformance.bytes(of: file), file: file)
    // A name that stands twice is grammatical, and told all the same.
    #expect(document.faults.allSatisfy { $0.kind == .duplicateKey })
    #expect(document.root != nil)
  }

  @Test("what RFC 8259 refuses is refused with a place", arguments: named("n_"))
  func refuses(_ file: String) throws {
    let document = JSONReader().read(try Conformance.bytes(of: file), file: file)
    #expect(document.root == nil)
    #expect(document.faults.first?.location.start != nil)
  }

  @Test("what the RFC leaves open ends in a value or a fault", arguments: named("i_"))
  func decides(_ file: String) throws {
    let document = JSONReader().read(try Conformance.bytes(of: file), file: file)
    #expect((document.root == nil) == !document.faults.isEmpty)
  }
}
