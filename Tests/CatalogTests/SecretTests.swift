import Catalog
import Diagnostics
import Documents
import Testing

@Suite("What a report never shows")
struct SecretTests {
  /// All forms of a report of one run, source lines included.
  private func reports(_ files: [String: String]) -> String {
    let outcome = CatalogFiles(files).check()
    let report = Report(
      verb: "catalog check", findings: outcome.findings, summary: outcome.summary,
      text: outcome.text)
    let text = report.text(colour: false) { file, number in
      let lines = files[file]?.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.flatMap { $0.indices.contains(number - 1) ? String($0[number - 1]) : nil }
    }
    let sarif = report.sarif(version: "0", rules: CatalogRules.all)
    return text + report.json.pretty + sarif.pretty + report.github
  }

  private static let pair =
    "\"subscriptionOffersKeyPair\": {\"id\": \"K\", \"privateKey\": \"NEVER0SHOWN\"}"

  @Test("a private key, on lines of its own or in a file of one line", arguments: ["\n", " "])
  func privateKey(_ space: String) {
    let text = StoreKitFileSample.file(
      ["displayPrice": "\"4,99\"", "familySharable": "true"],
      top: ["subscriptionOffersKeyPair": "{\"id\": \"K\", \"privateKey\": \"NEVER0SHOWN\"}"]
    ).replacing("\n", with: space)
    let report = reports(["catalog.yaml": CatalogFiles.monthly(), "App.storekit": text])
    #expect(report.contains("storekit-private-key") && report.contains("catalog-price-invalid"))
    #expect(!report.contains("NEVER0SHOWN"))
  }

  @Test("a key on the line at which a file breaks off")
  func broken() {
    let text = "{\(Self.pair), \"products\": [,]}"
    let report = reports(["catalog.yaml": CatalogFiles.monthly(), "App.storekit": text])
    #expect(report.contains("storekit-malformed") && !report.contains("NEVER0SHOWN"))
  }

  @Test("a key in a RevenueCat export")
  func export() {
    let text = """
      {"object": "list", "next_page": null, "items": [{"object": "offering", "lookup_key": "x", "is_current": false, "api_key": "NEVER0SHOWN"}]}
      """
    let report = reports(["catalog.yaml": CatalogFiles.monthly(), "revenuecat.json": text])
    #expect(report.contains("revenuecat-offering-not-current") && !report.contains("NEVER0SHOWN"))
  }

  @Test("the key of the app's settings")
  func settings() {
    let text = "REVENUECAT_IOS_KEY = appl_NEVER0SHOWN\nREVENUECAT_PRO_ENTITLEMENT_ID = \"pro\""
    let report = reports(["catalog.yaml": CatalogFiles.monthly(), "App.xcconfig": text])
    #expect(report.contains("catalog-entitlement-setting-differs"))
    #expect(!report.contains("NEVER0SHOWN"))
  }
}
