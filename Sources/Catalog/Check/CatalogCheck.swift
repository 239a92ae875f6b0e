public import Diagnostics
public import Documents
internal import Settings

/// `catalog check`: holds a product catalog against itself and against all that sells it.
public struct CatalogCheck: Sendable {
  private let workspace: any Workspace

  /// A check of files in a workspace.
  public init(_ workspace: any Workspace) { self.workspace = workspace }

  /// What a check came to.
  public struct Outcome: Sendable {
    /// What is wrong; no line that holds a key is ever shown from it.
    public let findings: Findings
    /// The catalog as its manifest tells it; nil without a readable one.
    package let catalog: CatalogManifest?
    /// What a person would see on the paywall; nil without a readable catalog.
    public let offers: OfferTable?
    /// The files that were joined and the offer table, an object.
    public let summary: JSONValue
    /// The same for people.
    public let text: String
  }

  /// Reads offline everything that a request means, and joins it.
  public func run(_ request: CatalogRequest) -> Outcome {
    var findings = Findings()
    let inputs = CatalogInputs.gather(request, in: workspace, into: &findings)
    var run = CatalogRun(workspace: workspace)
    let catalog = inputs.catalog.flatMap { run.manifest($0) }
    run.checkStoreKit(inputs.storekit, catalog)
    run.checkRevenueCat(inputs.revenuecat, catalog)
    run.checkPlay(inputs.play, catalog)
    let plist = inputs.infoPlist.flatMap { InfoPlist.load($0, in: workspace, into: &findings) }
    for path in inputs.chains {
      let settings = PurchaseSettings.read(
        path, request, plist: plist, in: workspace, into: &findings)
      guard let catalog else { continue }
      for variant in settings { PurchaseRules.check(catalog, variant, into: &run.findings) }
    }
    findings.add(run.secrets.hidden(in: run.findings))
    for code in request.territories where Territory(code: code) == nil {
      TerritoryUnknown.report(code, at: nil, into: &findings)
    }
    let offers = catalog.map { OfferTable($0, territories: request.territories) }
    return Outcome(
      findings: findings, catalog: catalog, offers: offers,
      summary: ["files": inputs.json, "offers": offers?.json ?? []],
      text: [inputs.found?.text, offers?.text].compactMap(\.self).joined(separator: "\n"))
  }
}

extension CatalogInputs {
  /// The files that were joined, and what a search found, for the report's summary.
  fileprivate var json: JSONValue {
    func list(_ paths: [Path]) -> JSONValue { .array(paths.map { .string($0.string) }) }
    let files: JSONValue = [
      "catalog": JSONValue(catalog?.string), "storekit": list(storekit),
      "revenuecat": list(revenuecat), "play": list(play), "settings": list(chains),
      "infoPlist": JSONValue(infoPlist?.string),
    ]
    return found.map { files.adding("found", $0.json) } ?? files
  }
}
