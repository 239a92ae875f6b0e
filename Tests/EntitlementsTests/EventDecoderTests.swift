import EntitlementFixtures
import Entitlements
import Fixtures
import Testing

@Suite("EventDecoder")
struct EventDecoderTests {
  private func fault(_ body: Body) -> EventFault? { fault(body.json) }

  private func fault(_ text: String) -> EventFault? {
    do throws(EventFault) {
      _ = try EventDecoder().decode(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test(
    "bytes that are not JSON are called that",
    arguments: ["", "Bad gateway", "{\"event\":", "[1"])
  func notJSON(_ text: String) {
    #expect(fault(text) == .notJSON)
  }

  @Test(
    "JSON that is no webhook is called that",
    arguments: ["{}", "null", "[]", "\"a\"", "{\"event\": 1}", "{\"type\": \"RENEWAL\"}"])
  func notAnEvent(_ text: String) {
    #expect(fault(text) == .notAnEvent)
  }

  @Test("an event without a time has no place")
  func withoutTime() {
    let body = RevenueCatBody.event("RENEWAL", at: day(100), ["event_timestamp_ms": nil])
    #expect(fault(body) == .withoutTime(field: "event.event_timestamp_ms"))
  }

  @Test("a time in seconds is called that")
  func seconds() {
    let body = RevenueCatBody.event(
      "RENEWAL", at: day(100), ["event_timestamp_ms": 1_775_865_600])
    #expect(
      fault(body)
        == .badTime(
          .init(field: "event.event_timestamp_ms", value: "1775865600", trouble: .seconds)))
  }

  @Test("a time that nobody can mean is called that", arguments: [-1, 0, 1_775_865_600_000_000])
  func outOfRange(_ time: Int64) {
    let body = RevenueCatBody.event("RENEWAL", at: day(100), ["event_timestamp_ms": .number(time)])
    #expect(
      fault(body)
        == .badTime(
          .init(field: "event.event_timestamp_ms", value: String(time), trouble: .outOfRange)))
  }

  @Test("an event without an account or a purchase is refused")
  func missingIDs() {
    let nobody: [String: Body?] = ["app_user_id": nil, "original_app_user_id": ""]
    #expect(fault(RevenueCatBody.event("RENEWAL", at: day(100), nobody)) == .withoutUser)
    let nothing: [String: Body?] = [
      "transaction_id": nil, "original_transaction_id": nil, "product_id": nil,
    ]
    #expect(fault(RevenueCatBody.event("RENEWAL", at: day(100), nothing)) == .withoutPurchase)
    #expect(
      fault(RevenueCatBody.transfer(from: [], to: ["b"], at: day(100))) == .withoutUser)
  }

  @Test("an event without an id is read, and said to have none")
  func withoutID() {
    let body = RevenueCatBody.event("RENEWAL", at: day(100), to: day(130), ["id": nil])
    #expect(remarks(body) == [.withoutID])
  }

  @Test("a hundred thousand open brackets are refused")
  func deep() {
    #expect(fault(String(repeating: "[", count: 100_000)) == .notJSON)
    #expect(fault("{\"event\":" + String(repeating: "{\"a\":", count: 100_000)) == .notJSON)
  }

  @Test("damaged bodies are read or refused, and never crash", arguments: 0..<24)
  func fuzz(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let decoder = EventDecoder()
    let marks = Array("{}[]\",:0123456789-.eE\\ntrufalsu\u{0}".utf8)
    for body in RandomHistory(seed: seed).bodies {
      for _ in 0..<40 {
        var bytes = body.bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[index] = random.pick(marks)
          case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 2: bytes.removeSubrange(index..<min(bytes.count - 1, index + 9))
          default: bytes.insert(contentsOf: bytes.prefix(index % 50), at: index)
          }
        }
        guard let event = try? decoder.decode(bytes).event else { continue }
        #expect(event.time.isPlausible)
      }
    }
  }
}
