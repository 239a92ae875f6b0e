internal import Diagnostics
internal import Documents

/// One check of a catalog's files under way.
struct CatalogRun {
  private let workspace: any Workspace
  var findings = Findings()
  private(set) var secrets = SecretLines()

  init(workspace: any Workspace) { self.workspace = workspace }

  mutating func manifest(_ path: Path) -> CatalogManifest? {
    guard let root = root(path, .manifest) else { return nil }
    let manifest = ManifestReader.read(path, root, into: &findings)
    if let manifest { ManifestRules.check(manifest, into: &findings) }
    return manifest
  }

  mutating func checkStoreKit(_ paths: [Path], _ catalog: CatalogManifest?) {
    var files: [StoreKitFile] = []
    for path in paths {
      guard let root = root(path, .storeKit),
        let file = StoreKitReader.read(path, root, into: &findings)
      else { continue }
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
    for path in paths {
      if let root = root(path, .revenueCat) { reader.add(path, root) }
    }
    let project = reader.joined()
    findings.add(reader.findings)
    guard let catalog, !project.isEmpty else { return }
    RevenueCatRules.check(catalog, project, into: &findings)
  }

  mutating func checkPlay(_ paths: [Path], _ catalog: CatalogManifest?) {
    var reader = PlayReader()
    for path in paths {
      if let root = root(path, .play) { reader.add(path, root) }
    }
    let play = reader.joined()
    findings.add(reader.findings)
    PlayRules.check(play, into: &findings)
    if let catalog { PlayRules.check(catalog, play, into: &findings) }
  }

  private mutating func root(_ path: Path, _ kind: SourceFile) -> Node? {
    let root = kind.root(of: path, in: workspace, into: &findings)
    if let root { secrets.note(root) }
    return root
  }
}
