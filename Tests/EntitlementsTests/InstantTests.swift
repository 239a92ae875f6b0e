import EntitlementFixtures
import Entitlements
import Testing

@Suite("Instant")
struct InstantTests {
  @Test(
    "one moment is read in every spelling",
    arguments: [
      "2026-04-11T00:00:00Z", "2026-04-11T00:00:00.000Z", "2026-04-11T02:00:00+02:00",
      "2026-04-10 18:30:00-0530", "2026-04-11 00:00:00+00", "2026-04-11", "2026-04-11T00:00Z",
      "2026-04-11T00:00:00.0009Z",
    ])
  func spellings(_ text: String) {
    #expect(Instant(text) == Instant(milliseconds: 1_775_865_600_000))
  }

  @Test(
    "what is no moment is refused",
    arguments: [
      "", "2026", "2026-02-29", "2026-13-01", "2026-04-31", "2026-04-11T24:00:00Z",
      "2026-04-11T00:00:00", "2026-04-11T00:00:00+25:00", "2026-04-11T00:00:00.Z", "0000-01-01",
      "2026-04-11T00:00:00Zulu", "11.04.2026", "infinity", "2026-04-11T00:00:00+2",
    ])
  func refusals(_ text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(
    "a moment is written as it is read",
    arguments: [
      "1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z", "2000-02-29T12:00:00Z",
      "2222-12-31T00:00:00Z", "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z",
    ])
  func roundTrip(_ text: String) {
    #expect(Instant(text)?.description == text)
  }

  @Test("every day of four centuries is read back", arguments: [1_699_200_000, 0, -62_135_596_800])
  func days(_ start: Int64) {
    let broken = (0..<146_097).first { day in
      let instant = Instant(milliseconds: (start + Int64(day) * 86_400) * 1000)
      return Instant(instant.description) != instant
    }
    #expect(broken == nil)
  }

  @Test("a difference beyond all numbers is the greatest number")
  func overflow() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(last.milliseconds(since: first) == .max)
    #expect(first.milliseconds(since: last) == .min)
  }
}
