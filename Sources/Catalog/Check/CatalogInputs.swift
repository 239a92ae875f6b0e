internal import Diagnostics
internal import Documents
internal import Settings

/// The files that a request comes to.
struct CatalogInputs {
  var catalog: Path?
  var storekit: [Path] = []
  var revenuecat: [Path] = []
  var play: [Path] = []
  /// The files that chains of settings start from.
  var chains: [Path] = []
  var infoPlist: Path?
  var found: FoundFiles?

  /// Finds out what a request means.
  ///
  /// What it names itself comes first, then what its project file names, then what a search finds.
  static func gather(
    _ request: CatalogRequest, in workspace: any Workspace, into findings: inout Findings
  ) -> CatalogInputs {
    var inputs = CatalogInputs(
      storekit: request.storekit, revenuecat: request.revenuecat, play: request.play,
      chains: request.settings.map { [$0] } ?? [], infoPlist: request.infoPlist)
    if let project = project(request, workspace) {
      if let block = ReleaseBlock.read(project, in: workspace, into: &findings) {
        inputs.fill(from: block)
      }
    } else if let path = request.path, !ReleaseBlock.isFolder(path, in: workspace) {
      inputs.catalog = path
    }
    if let folder = request.search {
      let found = FoundFiles.search(folder, in: workspace, into: &findings)
      inputs.fill(from: found)
      inputs.found = found
    }
    if inputs.catalog == nil { CatalogUnnamed.report(request, workspace, into: &findings) }
    return inputs
  }

  /// The project file that a request means; a catalog of its own is none.
  private static func project(_ request: CatalogRequest, _ workspace: any Workspace) -> Path? {
    guard let path = request.path else {
      // A search needs no project: then one in the present folder is not meant.
      return request.search == nil ? ReleaseBlock.file(of: Path("."), in: workspace) : nil
    }
    let isProject = path.stem == "vitrine" || ReleaseBlock.isFolder(path, in: workspace)
    return isProject ? ReleaseBlock.file(of: path, in: workspace) : nil
  }

  private mutating func fill(from block: ReleaseBlock) {
    catalog = catalog ?? block.catalog?.value
    if storekit.isEmpty { storekit = block.storekit.map(\.value) }
    if revenuecat.isEmpty { revenuecat = block.revenuecat.map(\.value) }
    if play.isEmpty { play = block.play.map(\.value) }
    if chains.isEmpty { chains = block.settings.map { [$0.value] } ?? [] }
    infoPlist = infoPlist ?? block.infoPlist?.value
  }

  private mutating func fill(from found: FoundFiles) {
    // Two catalogs in one folder are two apps; which is meant must be said.
    catalog = catalog ?? (found.catalogs.count == 1 ? found.catalogs.first : nil)
    if storekit.isEmpty { storekit = found.storekit }
    if revenuecat.isEmpty { revenuecat = found.revenuecat }
    if play.isEmpty { play = found.play }
    if chains.isEmpty { chains = found.chains }
    infoPlist = infoPlist ?? found.infoPlist
  }
}
