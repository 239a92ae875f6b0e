import Catalog
import Diagnostics
import Documents

/// Files in memory, and the check of them: what each is for is told by its name.
struct CatalogFiles {
  private let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  /// The smallest catalog, and one more file.
  init(beside name: String, _ text: String, tier: String = "") {
    texts = ["catalog.yaml": Self.monthly(tier), name: text]
  }

  /// A catalog of one monthly tier with lines of its own.
  static func monthly(_ lines: String = "") -> String {
    """
    apiVersion: vitrine.catalog/v1
    entitlement: { identifier: pro }
    without: [yearly, lifetime]
    tiers:
      - tier: monthly
        product: app.pro.monthly
        type: auto-renewable
        period: P1M
        entitlement: pro
    \(lines.isEmpty ? "" : "    " + lines)

    """
  }

  func check() -> CatalogCheck.Outcome {
    let names = texts.keys.sorted()
    func all(_ isWanted: (String) -> Bool) -> [Path] { names.filter(isWanted).map { Path($0) } }
    var request = CatalogRequest(path: all { $0.hasPrefix("catalog.") }.first)
    request.storekit = all { $0.hasSuffix(".storekit") }
    request.revenuecat = all { $0.hasPrefix("revenuecat") }
    request.play = all { $0.hasPrefix("play") }
    request.settings = all { $0.hasSuffix(".xcconfig") }.first
    request.infoPlist = all { $0.hasSuffix(".plist") }.first
    return CatalogCheck(MemoryWorkspace(texts: texts)).run(request)
  }

  var codes: Set<String> { Set(check().findings.all.map(\.code)) }

  /// The findings of a code.
  func findings(_ code: String) -> [Finding] { check().findings.sorted.filter { $0.code == code } }
}
