public import Diagnostics
public import Documents

/// The check of a product catalog against itself and against all that sells it.
public enum CatalogCheck {
  /// Reads everything offline and joins it.
  ///
  /// - Parameters:
  ///   - inputs: The files and values to join.
  ///   - workspace: The door to the files.
  ///   - findings: Takes what is wrong; no line that holds a key is ever shown from it.
  /// - Returns: What a person would see on the paywall; nil without a readable catalog.
  public static func run(
    _ inputs: CatalogInputs, in workspace: some Workspace, into findings: inout Findings
  ) -> OfferTable? {
    var run = CatalogRun(workspace: workspace)
    let catalog = inputs.catalog.flatMap { run.manifest($0) }
    run.checkStoreKit(inputs.storekit, catalog)
    run.checkRevenueCat(inputs.revenuecat, catalog)
    run.checkPlay(inputs.play, catalog)
    if let catalog {
      for settings in inputs.settings {
        PurchaseRules.check(catalog, settings, into: &run.findings)
      }
    }
    findings.add(run.secrets.hidden(in: run.findings))
    return catalog.map { OfferTable($0, territories: inputs.territories) }
  }
}

/// One check under way.
private struct CatalogRun<Files: Workspace> {
  let workspace: Files
  var findings = Findings()
  var secrets = SecretLines()

  init(workspace: Files) { self.workspace = workspace }

  mutating func manifest(_ path: Path) -> CatalogManifest? {
    guard let root = root(path, .manifest) else { return nil }
    let manifest = ManifestReader.read(path, root, into: &findings)
    if let manifest { ManifestRules.check(manifest, into: &findings) }
    return manifest
  }

  mutating func checkStoreKit(_ paths: [Path], _ catalog: CatalogManifest?) {
    var files: [StoreKitFile] = []
    for path in paths {
      guard let root = root(path, .storeKit) else { continue }
      guard let file = StoreKitReader.read(path, root, into: &findings) else { continue }
      StoreKitRules.check(file, into: &findings)
      files.append(file)
      guard let catalog else { continue }
      let inventory = Inventory(
        name: path.name, products: file.products, location: Location(file: path.string))
      JoinRules.check(catalog, inventory, into: &findings)
      ManifestRules.checkTiers(catalog.tiered(file.products), into: &findings)
    }
    StoreKitFilesDisagree.check(files, into: &findings)
  }

  mutating func checkRevenueCat(_ paths: [Path], _ catalog: CatalogManifest?) {
    var reader = RevenueCatReader()
    var isReadable = false
    for path in paths {
      guard let root = root(path, .revenueCat) else { continue }
      reader.add(path, root)
      isReadable = true
    }
    findings.add(reader.findings)
    let project = reader.joined()
    guard let catalog, isReadable, !project.isEmpty else { return }
    RevenueCatRules.check(catalog, project, into: &findings)
  }

  mutating func checkPlay(_ paths: [Path], _ catalog: CatalogManifest?) {
    var reader = PlayReader()
    for path in paths {
      if let root = root(path, .play) { reader.add(path, root) }
    }
    findings.add(reader.findings)
    let play = reader.joined()
    PlayRules.check(play, into: &findings)
    if let catalog { PlayRules.check(catalog, play, into: &findings) }
  }

  private mutating func root(_ path: Path, _ kind: SourceFile) -> Node? {
    let root = kind.root(of: path, in: workspace, into: &findings)
    if let root { secrets.note(root) }
    return root
  }
}
