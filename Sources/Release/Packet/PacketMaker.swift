import Catalog
import Composer
import ContactSheet
import Diagnostics
import Documents
import Listing
import Raster
import Settings
import Stores

/// Fills a packet with what the gates saw.
struct PacketMaker {
  let project: Project
  let block: ReleaseBlock
  let out: Path
  let version: String
  let request: ReleaseRequest
  let evidence: Evidence
  let results: [GateResult]
  let tool: ToolIdentity
  let relocation: Relocation
  let disk: Disk

  /// A packet that lies finished in its draft.
  struct Made {
    let files: [PacketFile]
    let digest: String
    /// packet.json, byte by byte.
    let manifest: String
    /// The record for the project, which knows the packet.
    let record: String
  }

  /// Fills a folder; nil, with findings, where something can't go into it.
  func make(
    in folder: Path, snapshots: Path, into findings: inout Findings
  ) throws(FileTrouble) -> Made? {
    var draft = PacketDraft(in: folder, on: disk)
    try addStoreFiles(to: &draft, into: &findings)
    try addOtherPictures(to: &draft, into: &findings)
    for name in [PacketPath.provenance, PacketPath.rasters]
    where disk.kind(of: out.appending(name)) == .file {
      try draft.add(name, try disk.read(name, inside: out, limit: PacketDraft.fileLimit))
    }
    try addReports(to: &draft)
    try addSnapshots(to: &draft, by: snapshots, into: &findings)
    guard !findings.hasErrors else { return nil }
    let hasAllPassed = !results.contains { $0.state.name == "skipped" }
    if hasAllPassed { try draft.add(PacketPath.record, record(draft, packet: nil).pretty) }
    let handoff = Handoff(
      name: project.name, version: version,
      paths: draft.files.map(\.path), gates: results, tool: tool.description)
    try draft.add(PacketPath.handoff, handoff.text)
    try draft.add(PacketPath.sums, draft.files.sums)
    let sealed = packet(draft).sealed
    try draft.finish(sealed.text)
    return Made(
      files: draft.files, digest: sealed.digest, manifest: sealed.text,
      record: record(draft, packet: sealed.digest).pretty)
  }

  // MARK: The stores' folders

  private func addStoreFiles(
    to draft: inout PacketDraft, into findings: inout Findings
  ) throws(FileTrouble) {
    let folder = StorePlace.folder
    guard disk.kind(of: out.appending(folder)) != nil else { return }
    let found = FolderFiles(below: out.appending(folder), of: disk, hidden: false)
    for path in found.links + found.specials {
      refuse("'\(folder)/\(path)' is no plain file", path, &findings)
    }
    for (path, trouble) in found.troubles {
      refuse("'\(folder)/\(path)' can't be listed: \(trouble)", path, &findings)
    }
    if found.isCut {
      refuse("the folder holds more than \(PacketLimits.entries) names", "", &findings)
    }
    var seen: Set<String> = []
    let digests = digests()
    for path in found.files.map({ "\(folder)/\($0)" }) {
      if let fault = PacketPath.fault(of: path) {
        refuse("the path '\(path)' \(fault)", path, &findings)
        continue
      }
      guard seen.insert(PacketPath.folded(path)).inserted else {
        refuse("'\(path)' is another file's name in other letters", path, &findings)
        continue
      }
      try draft.add(path, try disk.read(path, inside: out, limit: PacketDraft.fileLimit))
      if let digest = digests[out.appending(path).string], digest != draft.files.last?.sha256 {
        reportChange(of: path, &findings)
      }
    }
  }

  /// Adds what the build made for no store, by its own record.
  private func addOtherPictures(
    to draft: inout PacketDraft, into findings: inout Findings
  ) throws(FileTrouble) {
    for output in read(PacketPath.rasters)?["outputs"]?.sequence ?? [] {
      guard let path = output["path"]?.string, let hash = output["sha256"]?.string,
        !path.hasPrefix("\(StorePlace.folder)/")
      else { continue }
      if let fault = PacketPath.fault(of: path) {
        refuse("the path '\(path)' \(fault)", path, &findings)
        continue
      }
      try draft.add(path, try disk.read(path, inside: out, limit: PacketDraft.fileLimit))
      if draft.files.last?.sha256 != hash { reportChange(of: path, &findings) }
    }
  }

  private func reportChange(of path: String, _ findings: inout Findings) {
    findings.report(
      ChangedReleaseInput.about, "'\(path)' is not the picture that the gates saw",
      at: Location(file: out.appending(path).string), hint: ChangedReleaseInput.about.cure)
  }

  /// The hashes of the pictures that the listing's rules were run on, by file.
  private func digests() -> [String: String] {
    let pictures = evidence.listing?.pictures ?? []
    return Dictionary(
      pictures.map { ($0.location.file, $0.facts.digest) }, uniquingKeysWith: { first, _ in first })
  }

  private func refuse(_ message: String, _ path: String, _ findings: inout Findings) {
    let file = out.appending(path.isEmpty ? StorePlace.folder : path).string
    findings.report(
      UnfitReleaseInput.about, message, at: Location(file: file),
      hint: UnfitReleaseInput.about.cure)
  }

  // MARK: Records

  private func addReports(to draft: inout PacketDraft) throws(FileTrouble) {
    var findings = Findings()
    var ofPictures = Findings()
    for result in results {
      for finding in result.findings {
        let told = finding.rewritten(relocation.text)
        findings.add(told)
        if [.pictures, .listing].contains(result.gate) { ofPictures.add(told) }
      }
    }
    let report = Report(
      verb: "release", findings: findings,
      summary: [
        "name": .string(project.name), "version": .string(version),
        "gates": .array(results.map(\.json)),
      ], strict: request.isStrict)
    try draft.add(PacketPath.report, report.json.pretty)
    guard let listing = evidence.listing else { return }
    let sheet = listing.moved(relocation.text).sheet(
      of: ofPictures, at: Path(PacketPath.sheet), title: "\(project.name) \(version)", in: disk)
    try draft.add(PacketPath.sheet, sheet.html)
  }

  private func addSnapshots(
    to draft: inout PacketDraft, by store: Path, into findings: inout Findings
  ) throws(FileTrouble) {
    try draft.add(PacketPath.texts, TextSnapshot(project: project).json(in: disk).pretty)
    if let catalog = evidence.catalog {
      let snapshot = CatalogSnapshot(catalog: catalog, offers: evidence.offers)
      try draft.add(PacketPath.catalog, snapshot.json.pretty)
    }
    if let settings = evidence.settings {
      try draft.add(PacketPath.settings, SettingsSnapshot(summary: settings).json.pretty)
    }
    guard results.contains(where: { $0.gate == .extensions && $0.state == .passed }) else {
      return
    }
    try ExtensionSnapshots(packages: block.extensions, disk: disk)
      .add(to: &draft, by: store, into: &findings)
  }

  /// What later releases are compared with; the packet's own copy can't name the packet.
  private func record(_ draft: PacketDraft, packet: String?) -> JSONValue {
    let digests = [
      ("pictures", draft.digest(below: StorePlace.folder)),
      ("texts", draft.digest(of: PacketPath.texts)),
      ("catalog", draft.digest(of: PacketPath.catalog)),
      ("settings", draft.digest(of: PacketPath.settings)),
      ("extensions", draft.digest(below: PacketPath.extensions)), ("packet", packet),
    ]
    return ReleaseRecord.json(
      version: version, backendMode: evidence.mode, products: evidence.catalog?.released,
      digests: digests.compactMap { name, digest in digest.map { (name, $0) } })
  }

  private func packet(_ draft: PacketDraft) -> Packet {
    let paths = draft.files.map(\.path)
    var stores: [Store] = []
    let android = "\(StorePlace.folder)/metadata/android/"
    if paths.contains(where: { $0.hasPrefix("\(StorePlace.folder)/") && !$0.hasPrefix(android) }) {
      stores.append(.appStore)
    }
    if paths.contains(where: { $0.hasPrefix(android) }) { stores.append(.googlePlay) }
    let libraries = RasterLibraries.versions + DocumentLibraries.versions
    return Packet(
      name: project.name, version: version, composedAt: composedAt ?? request.now.text,
      tool: tool, libraries: libraries.map { .init(name: $0.name, version: $0.version) },
      stores: stores.map(\.rawValue), locales: project.locales.map(\.tag.text).sorted(),
      products: (evidence.catalog?.paywall ?? []).map(\.product.id.value), fonts: fonts,
      gates: results.map(\.json), files: draft.files)
  }

  /// When the pictures were made, by their own record.
  private var composedAt: String? { read(PacketPath.provenance)?["composedAt"]?.string }

  /// The font files that set the texts, by the report of the build.
  private var fonts: [JSONValue] {
    let rows = read(PacketPath.report)?["summary"]?["fonts"]?.sequence ?? []
    return rows.map { row in
      .object(
        (row.mapping ?? []).filter { $0.key != "pictures" }.map { .init($0.key, $0.value.json) })
    }
  }

  /// A record of the build, which the build has just written.
  private func read(_ name: String) -> Node? {
    guard let bytes = try? disk.read(name, inside: out, limit: PacketLimits.record * 4) else {
      return nil
    }
    return JSONReader(limits: ReadingLimits(bytes: PacketLimits.record * 4))
      .read(bytes, file: name).root
  }
}
