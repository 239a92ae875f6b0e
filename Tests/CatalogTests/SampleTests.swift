import Catalog
import Diagnostics
import Documents
import Testing

@Suite("The sample app")
struct SampleTests {
  private static let manifests = Path(#filePath).parent.parent.parent.appending("manifests")

  private static func check(_ name: String) -> CatalogCheck.Outcome {
    let folder = manifests.appending(name)
    var request = CatalogRequest(path: folder.appending("catalog.yaml"))
    request.storekit = [folder.appending("Config/Soar.storekit")]
    request.revenuecat = [folder.appending("revenuecat.json")]
    return CatalogCheck(Disk()).run(request)
  }

  @Test("its catalog, StoreKit file and RevenueCat export are clean together")
  func clean() { #expect(Self.check("soar").findings.all.isEmpty) }

  @Test(
    "its settings ask for the catalog's entitlement; only the key, which no repository holds, is missing"
  )
  func settings() {
    let folder = Self.manifests.appending("soar")
    var request = CatalogRequest(path: folder.appending("catalog.yaml"))
    request.settings = folder.appending("Config/Soar.xcconfig")
    request.infoPlist = folder.appending("Soar/Info.plist")
    let found = Set(CatalogCheck(Disk()).run(request).findings.all.map(\.code))
    #expect(found.isSubset(of: ["purchases-not-configured"]))
  }

  @Test("the spoiled copies have just the faults that their table tells")
  func spoiled() throws {
    let folder = Self.manifests.appending("soar-spoiled")
    let bytes = try Disk().read(folder.appending("README.md"), limit: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    let section = text.split(separator: "\n## ").first { $0.hasPrefix("Catalog") } ?? ""
    let told = section.matches(of: /\| `([^`]+)` \| (\d+) \| `([^`]+)` \|/).map {
      "\($0.1):\($0.2) \($0.3)"
    }
    let found = Self.check("soar-spoiled").findings.sorted.map { finding in
      let file = finding.location?.file.dropFirst(folder.string.count + 1) ?? ""
      return "\(file):\(finding.location?.start?.line ?? 0) \(finding.code)"
    }
    #expect(told == found)
  }
}
