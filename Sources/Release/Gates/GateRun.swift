import Catalog
import Composer
import Diagnostics
import Documents
import EntitlementReplay
import Entitlements
import Extensions
import Listing
import Settings
import Synchronization

/// Runs the gates of a project one after the other.
struct GateRun {
  let request: ReleaseRequest
  let project: Project
  let block: ReleaseBlock
  /// The folder that pictures are built into.
  let out: Path
  let disk: Disk
  let tracked: TrackedFiles
  private(set) var evidence = Evidence()
  private(set) var results: [GateResult] = []
  /// Why the output can't be written, if it can't.
  private(set) var trouble: FileTrouble?

  init(
    _ request: ReleaseRequest, project: Project, block: ReleaseBlock, out: Path, disk: Disk,
    tracked: TrackedFiles
  ) {
    self.request = request
    self.project = project
    self.block = block
    self.out = out
    self.disk = disk
    self.tracked = tracked
  }

  /// Runs what is asked, in the order of the gates.
  mutating func run(_ stage: BuildStage, progress: @escaping @Sendable (Int, Int) -> Void) async {
    for gate in Gate.allCases {
      if let state = stateWithoutRunning(gate) {
        results.append(GateResult(gate, state))
        continue
      }
      switch gate {
      case .pictures: await runPictures(stage, progress: progress)
      case .listing: await runListing()
      case .catalog: runCatalog()
      case .settings: runSettings()
      case .extensions: runExtensions()
      case .entitlements: runEntitlements()
      }
    }
    // A build judges its pictures by the stores' rules too.
    if let pictures = results.firstIndex(where: { $0.gate == .pictures }),
      let listing = results.first(where: { $0.gate == .listing })
    {
      results[pictures] = results[pictures].without(listing)
    }
  }

  /// What becomes of a gate that is not run; nil where it is to be.
  private func stateWithoutRunning(_ gate: Gate) -> GateState? {
    if !request.only.isEmpty, !request.only.contains(gate) { return .notRun("not asked for") }
    if let skip = request.skips.first(where: { $0.gate == gate }) {
      return .skipped(because: skip.reason)
    }
    return switch gate {
    case .pictures: nil
    case .listing: nil
    case .catalog:
      block.catalog == nil && block.storekit.isEmpty && block.revenuecat.isEmpty
        && block.play.isEmpty ? .unnamed("catalog") : nil
    case .settings:
      block.settings == nil && block.infoPlist == nil ? .unnamed("settings") : nil
    case .extensions: block.extensions.isEmpty ? .unnamed("extensions") : nil
    case .entitlements: block.entitlements.isEmpty ? .unnamed("entitlements") : nil
    }
  }

  private mutating func add(_ gate: Gate, _ findings: Findings, seen: String) {
    results.append(GateResult(gate, findings, strict: request.isStrict, seen: seen))
  }

  // MARK: Pictures

  private mutating func runPictures(
    _ stage: BuildStage, progress: @escaping @Sendable (Int, Int) -> Void
  ) async {
    let outcome = await stage.run(in: disk, progress: progress)
    var findings = Findings()
    for finding in outcome.report.findings { findings.add(finding) }
    trouble = outcome.trouble
    var made = 0
    if case .integer(let count) = outcome.report.summary["pictures"] { made = count }
    add(.pictures, findings, seen: counted(made, "picture"))
  }

  private mutating func runListing() async {
    if let pictures = results.first, pictures.state == .failed, pictures.seen == "0 pictures" {
      results.append(GateResult(.listing, .notRun("there are no pictures")))
      return
    }
    let folder = out.appending(StorePlace.folder)
    guard disk.kind(of: folder) != nil else {
      // A project may make pictures for no store at all.
      results.append(GateResult(.listing, .notAsked("no picture is for a store")))
      return
    }
    let listing = await ListingCheck.run(ListingRequest(paths: [folder]), in: disk)
    evidence.listing = listing
    let texts = listing.textCount > 0 ? " and \(counted(listing.textCount, "text"))" : ""
    add(
      .listing, listing.findings,
      seen: "\(counted(listing.pictures.count, "picture"))\(texts) as the stores see them")
  }

  // MARK: What ships beside

  private mutating func runCatalog() {
    var findings = Findings()
    readRecord(into: &findings)
    var check = CatalogRequest(path: block.catalog?.value ?? block.file)
    check.storekit = block.storekit.map(\.value)
    check.revenuecat = block.revenuecat.map(\.value)
    check.play = block.play.map(\.value)
    check.settings = block.settings?.value
    check.infoPlist = block.infoPlist?.value
    let outcome = CatalogCheck(disk).run(check)
    findings.add(outcome.findings)
    evidence.catalog = outcome.catalog
    evidence.offers = outcome.offers?.json ?? []
    if let catalog = outcome.catalog, let record = evidence.record {
      let comparison = ReleasedCatalog(record, accepts: request.acceptsChanges)
      comparison.check(catalog, into: &findings)
    }
    let plans = outcome.catalog?.plans.count ?? 0
    let sources = block.storekit.count + block.revenuecat.count + block.play.count
    add(
      .catalog, findings,
      seen: counted(plans, "product") + (sources > 0 ? " in \(counted(sources, "source"))" : ""))
  }

  /// Reads the record of the last release; its faults are told once, by the settings if they are run.
  private mutating func readRecord(into findings: inout Findings) {
    guard let named = block.record else { return }
    var faults = Findings()
    evidence.record = ReleaseRecord.load(
      named.value, namedAt: named.location, in: disk, into: &faults)
    if stateWithoutRunning(.settings) != nil { findings.add(faults) }
  }

  private mutating func runSettings() {
    var check = SettingsRequest(path: block.file)
    check.acceptsMigration = request.acceptsMigration
    let outcome = SettingsCheck(disk, tracked: tracked).run(check)
    evidence.settings = outcome.summary
    evidence.mode = outcome.mode
    evidence.version = outcome.version
    let mode = outcome.mode.map { "backend \($0.presentation)" } ?? ""
    add(.settings, outcome.findings, seen: mode)
  }

  private mutating func runExtensions() {
    let linter = ExtensionLinter(workspace: disk)
    var findings = Findings()
    for package in block.extensions { findings.add(linter.lint(package.value)) }
    add(.extensions, findings, seen: counted(block.extensions.count, "package"))
  }

  /// Replays each history by itself, at the moment that is asked about or that of its newest event: the
  /// clock would make yesterday's release another one today.
  private mutating func runEntitlements() {
    var findings = Findings()
    for history in block.entitlements {
      // A file of that name is not the standard input.
      let file = history.value == Path("-") ? "./-" : history.value.string
      let now = request.moment ?? newestEvent(in: file)
      var replay = Replay(ReplayOptions(rule: .both, now: now), in: disk)
      findings.add(replay.run([file]).findings)
    }
    let histories = block.entitlements.count
    add(
      .entitlements, findings, seen: histories == 1 ? "1 history" : "\(histories) histories")
  }

  private func newestEvent(in file: String) -> Instant {
    var newest = Instant.plausible.lowerBound
    var replay = Replay(
      ReplayOptions(rule: .literal, now: Instant.plausible.upperBound), in: disk)
    _ = replay.run([file]) { newest = max(newest, $0.event.time) }
    return newest
  }
}

extension GateState {
  /// The state of a gate for which the project names nothing.
  fileprivate static func unnamed(_ key: String) -> GateState {
    .notAsked("the project file has no 'release: \(key)'")
  }
}

/// A number with its noun, `1 picture`, `3 pictures`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
