import Entitlements
import Testing

@Suite("Plans, cards and polls")
struct CardTests {
  @Test(
    "a package's type decides its tag",
    arguments: [
      ("$rc_monthly", PlanTag.pro), ("$rc_annual", .pro), ("$rc_weekly", .pro),
      ("$rc_lifetime", .lifetime), ("$rc_yearly", nil), ("lifetime", nil), ("yearly.special", nil),
    ] as [(String, PlanTag?)])
  func tags(_ identifier: String, _ tag: PlanTag?) {
    #expect(PackageType(identifier: identifier).planTag == tag)
  }

  @Test("an offer is ordered from month to lifetime, and the year is selected")
  func offer() {
    let offer = Offer(packages: ["gift", "$rc_lifetime", "$rc_annual", "$rc_monthly"])
    #expect(offer.packages == ["$rc_monthly", "$rc_annual", "$rc_lifetime", "gift"])
    #expect(offer.preselected == "$rc_annual")
  }

  @Test("without a year the first is selected, without packages none")
  func withoutYear() {
    #expect(Offer(packages: ["$rc_lifetime", "$rc_monthly"]).preselected == "$rc_monthly")
    #expect(Offer(packages: []).preselected == nil)
  }

  @Test("the license card is owned in one state of eight", arguments: 0..<8)
  func license(_ bits: Int) {
    let card = LicenseCard(
      isConfigured: bits & 1 != 0, isSignedIn: bits & 2 != 0, isEntitled: bits & 4 != 0)
    #expect(card == (bits == 7 ? .owned : .buy))
  }

  @Test(
    "a permission is asked for once",
    arguments: zip(
      PermissionCard.Status.allCases,
      [PermissionCard.ask, .openSettings, .openSettings, .done]))
  func permission(_ status: PermissionCard.Status, _ card: PermissionCard) {
    #expect(PermissionCard(status) == card)
  }

  @Test("the short schedule is over before most webhooks come, the standard one is not")
  func polls() {
    #expect(PollSchedule.short.total == 5400)
    #expect(PollSchedule.standard.total > 60_000)
    #expect((0..<4).map { PollSchedule.short.wait(after: $0) } == [800, 1600, 3000, nil])
  }
}
