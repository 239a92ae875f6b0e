import Catalog
import Diagnostics
import Documents
import Testing

@Suite("What a check is told of")
struct CatalogRequestTests {
  private static let workspace = MemoryWorkspace(texts: [
    "Soar/vitrine.yaml": """
    name: Soar
    release:
      catalog: catalog.yaml
      storekit: [Config/App.storekit]
      settings: Config/App.xcconfig
    """,
    "Soar/catalog.yaml": CatalogFiles.monthly(),
    "Soar/Config/App.storekit": StoreKitFileSample.file(["displayPrice": "\"4,99\""]),
    "Soar/Config/App.xcconfig": "#include \"Base.xcconfig\"\nREVENUECAT_PRO_ENTITLEMENT_ID = Pro\n",
    "Soar/Config/Base.xcconfig": "REVENUECAT_IOS_KEY = appl_Key\n",
    "Soar/App/Info.plist": "", "Soar/Pods/Other.storekit": "{}", "Soar/package.json": "{}",
    "Soar/export/offerings.json": "{\"object\": \"list\", \"items\": [{\"lookup_key\": 1}]}",
    "Empty/readme.md": "",
  ])

  private func check(_ path: String?, search: String? = nil) -> CatalogCheck.Outcome {
    var request = CatalogRequest(path: path.map { Path($0) })
    request.search = search.map { Path($0) }
    return CatalogCheck(Self.workspace).run(request)
  }

  @Test(
    "a project's release block names the files",
    arguments: ["Soar", "Soar/vitrine.yaml", "Soar/"])
  func project(_ path: String) {
    let outcome = check(path)
    #expect(
      Set(outcome.findings.all.map(\.code))
        == ["catalog-price-invalid", "catalog-entitlement-setting-differs"])
    #expect(outcome.offers != nil)
  }

  @Test("a search takes what it finds, and says so")
  func search() {
    let outcome = check(nil, search: "Soar")
    let found = outcome.summary["files"]?["found"]
    #expect(found?["storekit"] == ["Soar/Config/App.storekit"])
    #expect(found?["revenuecat"] == ["Soar/export/offerings.json"])
    #expect(outcome.summary["files"]?["settings"] == ["Soar/Config/App.xcconfig"])
    #expect(outcome.text.contains("Soar/Config/Base.xcconfig, included by another\n"))
    #expect(outcome.findings.all.contains { $0.code == "catalog-entitlement-setting-differs" })
    #expect(outcome.findings.all.contains { $0.code == "revenuecat-shape" })
  }

  @Test("a check that is told of no catalog says so", arguments: ["Empty", "Soar/Config"])
  func unnamed(_ folder: String) {
    #expect(check(folder).findings.all.map(\.code) == ["catalog-unnamed"])
    #expect(check(nil, search: folder).findings.all.contains { $0.code == "catalog-unnamed" })
  }

  @Test("a folder or file that is not there is a finding")
  func missing() {
    #expect(check("Soar/no.yaml").findings.all.map(\.code) == ["catalog-file-unreadable"])
    let codes = Set(check(nil, search: "Nowhere").findings.all.map(\.code))
    #expect(codes == ["catalog-file-unreadable", "catalog-unnamed"])
  }
}
