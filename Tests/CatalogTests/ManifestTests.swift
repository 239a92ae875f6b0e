import Catalog
import Diagnostics
import Testing

@Suite("The catalog manifest")
struct ManifestTests {
  private func line(_ code: String, _ tier: String) -> Int? {
    CatalogFiles(["catalog.yaml": CatalogFiles.monthly(tier)]).findings(code).first?
      .location?.start?.line
  }

  @Test("a catalog that is right has no finding")
  func clean() { #expect(CatalogFiles(["catalog.yaml": CatalogFiles.monthly()]).codes == []) }

  @Test(
    "a fault is found at its line",
    arguments: [
      ("prices: { USA: 4.99 }", "catalog-price-invalid"),
      ("prices: { USA: \"1e3\" }", "catalog-price-invalid"),
      ("prices: { USA: \"-1\" }", "catalog-price-invalid"),
      ("prices: { USA: \"NaN\" }", "catalog-price-invalid"),
      ("prices: { USA: \"0.00\" }", "catalog-price-invalid"),
      ("prices: { USA: \"123456789012345678901234567890\" }", "catalog-price-invalid"),
      ("prices: [4.99]", "catalog-value-kind"),
      ("prices: { usa: \"4.99\" }", "catalog-territory-unknown"),
      ("level: 0", "catalog-value-kind"), ("level: one", "catalog-value-kind"),
      ("familySharing: yes", "catalog-value-kind"),
      ("group: YOUR_GROUP_ID", "catalog-placeholder-id"),
      ("package: monthly", "catalog-package-custom"),
      ("introductory: { mode: trial, period: P1W }", "catalog-value-unknown"),
      ("introductory: { mode: free, period: week }", "catalog-value-unknown"),
      (
        "introductory: { mode: payUpFront, period: P1M, periods: 3 }",
        "catalog-introductory-invalid"
      ),
      ("localizations: { en-US: { displayName: P, description: All } }", "catalog-text-length"),
      (
        "localizations: { en-US: { displayName: \" \", description: All } }", "catalog-text-missing"
      ),
      ("localizations: { en-US: Pro }", "catalog-value-kind"),
    ])
  func faults(_ tier: String, _ code: String) { #expect(line(code, tier) == 10) }

  @Test(
    "another spelling of the identifier is another identifier",
    arguments: ["Pro", "PRO", "\"pro \"", "prō", "\"\\\"pro\\\"\"", "p\u{0301}ro", "[pro, plus]"])
  func entitlement(_ own: String) {
    let text = CatalogFiles.monthly().replacing("entitlement: pro\n", with: "entitlement: \(own)\n")
    #expect(CatalogFiles(["catalog.yaml": text]).codes == ["catalog-entitlement-mismatch"])
  }

  @Test("an accent that is composed differs from one that isn't")
  func composition() {
    let text = CatalogFiles.monthly().replacing(
      "identifier: pro", with: "identifier: \"caf\u{E9}\""
    )
    .replacing("entitlement: pro\n", with: "entitlement: \"cafe\u{301}\"\n")
    #expect(CatalogFiles(["catalog.yaml": text]).codes == ["catalog-entitlement-mismatch"])
  }

  @Test(
    "an id is never judged by its spelling",
    arguments: ["app.weekly2.yearly", "app.montly", "1", "A-_.z", "lifetime"])
  func opaque(_ id: String) {
    let text = CatalogFiles.monthly().replacing("app.pro.monthly", with: "\"\(id)\"")
    #expect(CatalogFiles(["catalog.yaml": text]).codes == [])
  }

  @Test(
    "a placeholder is an error",
    arguments: [
      "YOUR_PRODUCT_ID", "com.temporary.id.monthly", "1234567890", "com.yourcompany.app.pro",
      "PLACEHOLDER_MONTHLY", "todo",
    ])
  func placeholders(_ id: String) {
    let text = CatalogFiles.monthly().replacing("app.pro.monthly", with: "\"\(id)\"")
    #expect(CatalogFiles(["catalog.yaml": text]).codes == ["catalog-placeholder-id"])
  }

  @Test(
    "a file that is no catalog at all is a finding", arguments: ["", "\n\n", "[]", "pro", "{}"])
  func shapes(_ text: String) {
    #expect(CatalogFiles(["catalog.yaml": text]).check().findings.hasErrors)
  }

  @Test("a catalog in JSON is read alike")
  func json() {
    let text = """
      {"apiVersion": "vitrine.catalog/v1", "entitlement": {"identifier": "pro"},
       "without": ["yearly", "lifetime"],
       "tiers": [{"tier": "monthly", "product": "a", "type": "auto-renewable", "period": "P1Y",
       "entitlement": "pro"}]}
      """
    let found = CatalogFiles(["catalog.json": text]).findings("catalog-period-mismatch")
    #expect(found.first?.location?.start == Place(line: 3, column: 84))
  }

  @Test("all faults are reported in one run")
  func gathered() {
    let text = CatalogFiles.monthly("level: one").replacing("P1M", with: "P2M")
      .replacing("entitlement: pro\n", with: "entitlement: plus\n")
    #expect(
      CatalogFiles(["catalog.yaml": text]).codes
        == ["catalog-value-kind", "catalog-period-mismatch", "catalog-entitlement-mismatch"])
  }
}
