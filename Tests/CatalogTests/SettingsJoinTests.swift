import Catalog
import Diagnostics
import Testing

@Suite("The join with the app's settings")
struct SettingsJoinTests {
  private static let key = "REVENUECAT_IOS_KEY = appl_Never0Shown\n"

  private func outcome(_ xcconfig: String, plist: String? = nil) -> CatalogCheck.Outcome {
    var files = ["catalog.yaml": CatalogFiles.monthly(), "App.xcconfig": xcconfig]
    if let plist {
      files["Info.plist"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(plist)</dict></plist>
        """
    }
    return CatalogFiles(files).check()
  }

  private func codes(_ xcconfig: String, plist: String? = nil) -> Set<String> {
    Set(outcome(Self.key + xcconfig, plist: plist).findings.all.map(\.code))
  }

  @Test(
    "a value that is the identifier after expansion agrees",
    arguments: [
      "REVENUECAT_PRO_ENTITLEMENT_ID = pro", "REVENUECAT_PRO_ENTITLEMENT_ID = pro // note",
      "R = ro\nREVENUECAT_PRO_ENTITLEMENT_ID = p$(R)",
      "REVENUECAT_PRO_ENTITLEMENT_ID = plus\nREVENUECAT_PRO_ENTITLEMENT_ID = pro;",
    ])
  func agrees(_ text: String) { #expect(codes(text) == []) }

  @Test(
    "any other value locks Pro",
    arguments: [
      "\"pro\"", "'pro'", "Pro", "PRO", "App Pro", "prō", "pro$(X:default=2)", "p\u{0301}ro",
    ])
  func differs(_ value: String) {
    #expect(
      codes("REVENUECAT_PRO_ENTITLEMENT_ID = \(value)") == ["catalog-entitlement-setting-differs"])
  }

  @Test("quotes are named for what they are, at their line")
  func quotes() {
    let text = "// keys\nREVENUECAT_PRO_ENTITLEMENT_ID = \"pro\"\n"
    let finding = outcome(Self.key + text).findings.all.first
    #expect(finding?.location?.start?.line == 3)
    #expect(finding?.hint == "the quotes are part of the value; write pro")
  }

  @Test("a missing or blank value is noted", arguments: ["", "REVENUECAT_PRO_ENTITLEMENT_ID ="])
  func missing(_ text: String) { #expect(codes(text) == ["entitlement-id-defaulted"]) }

  @Test("a missing key is noted, and never an error")
  func noKey() {
    let found = outcome("REVENUECAT_PRO_ENTITLEMENT_ID = pro").findings
    #expect(found.all.map(\.code) == ["purchases-not-configured"] && !found.hasErrors)
  }

  @Test("one configuration alone can be wrong")
  func variants() {
    let text = """
      REVENUECAT_PRO_ENTITLEMENT_ID = pro
      REVENUECAT_PRO_ENTITLEMENT_ID[config=Debug] = "pro"
      """
    #expect(codes(text) == ["catalog-entitlement-setting-differs"])
  }

  @Test("the app sees what its Info.plist passes on")
  func plist() {
    let passed =
      "<key>REVENUECAT_PRO_ENTITLEMENT_ID</key><string>$(REVENUECAT_PRO_ENTITLEMENT_ID)</string>"
    #expect(codes("REVENUECAT_PRO_ENTITLEMENT_ID = pro", plist: passed) == [])
    #expect(
      codes("REVENUECAT_PRO_ENTITLEMENT_ID = pro", plist: "") == ["entitlement-id-defaulted"])
    let own = "<key>REVENUECAT_PRO_ENTITLEMENT_ID</key><string>plus</string>"
    #expect(codes("", plist: own) == ["catalog-entitlement-setting-differs"])
  }

  @Test("a value that looks like a key is not shown")
  func secret() {
    let found = outcome("REVENUECAT_PRO_ENTITLEMENT_ID = sk_Never0Shown").findings
    #expect(found.all.contains { $0.code == "catalog-entitlement-setting-differs" })
    #expect(!found.all.contains { "\($0)".contains("Never0Shown") })
  }
}
