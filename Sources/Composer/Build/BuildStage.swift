package import Diagnostics
package import Documents
import Geometry
import Raster
import Stores

/// `build`: everything that a project file asks for, from captures to pictures in the stores' folders.
package struct BuildStage: Sendable {
  package let options: BuildOptions
  package let share: Share
  package let tool: ToolIdentity

  package init(options: BuildOptions, share: Share, tool: ToolIdentity) {
    self.options = options
    self.share = share
    self.tool = tool
  }

  /// The same stage, drawing only what changed.
  var unforced: BuildStage {
    var options = options
    options.isForced = false
    return BuildStage(options: options, share: share, tool: tool)
  }

  /// What a build ends with.
  package struct Outcome: Sendable {
    package let report: Report
    /// Why the output folder can't be written, if it can't.
    package let trouble: FileTrouble?
    /// How many pictures were drawn; the others were there already, and still are what they should be.
    package var drawn = 0
    /// What keeps the next build from knowing of this one, if anything does.
    package var forgotten: FileTrouble?
    /// What the build has read, looked for and listed.
    package var observations: [Observation] = []
    /// The output folder; nil where nothing was to be written.
    package var out: Path?
  }

  /// Draws what nothing stands against, and reports on all of it.
  ///
  /// - Parameters:
  ///   - workspace: Where files are.
  ///   - progress: Called after each picture with how many of how many are done.
  /// - Returns: The report, and what kept the output from being written.
  package func run(
    in workspace: some Workspace, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async -> Outcome {
    let recall = BuildRecall(options: options, share: share, tool: tool, workspace: workspace)
    if let outcome = recall.unchanged() { return outcome }
    let observing = ObservingWorkspace(workspace)
    var outcome = await run(in: observing, recalling: recall, progress: progress)
    outcome.observations = observing.all
    return outcome
  }

  private func run<Files: Workspace>(
    in workspace: ObservingWorkspace<Files>, recalling recall: BuildRecall<Files>,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async -> Outcome {
    var findings = Findings()
    guard let project = Project.read(options.project, in: workspace, into: &findings),
      let inputs = BuildInputs.load(project, share: share, in: workspace, into: &findings)
    else { return Outcome(report: report(findings), trouble: nil) }
    let plan = BuildPlan(inputs, options: options)
    findings.add(plan.findings)
    let out = options.out ?? project.output
    do throws(FileTrouble) {
      // What is there already is looked at when nobody else can change it any more. A capture that is not
      // what was recorded stops the run before anything is written, the folder of the lock included.
      let lock = inputs.capturesAreSound ? try workspace.lock(out) : nil
      let memory = recall.pictures(in: out, fonts: inputs.fonts)
      let pages = await fill(
        plan.pages, remembering: memory, fonts: inputs.fonts.library, out: out, in: workspace,
        into: &findings)
      guard inputs.capturesAreSound else {
        return Outcome(report: report(findings), trouble: nil)
      }
      let outcome = try await write(
        pages, plan, remembering: memory, recalling: recall, out: out, in: workspace, findings,
        progress: progress)
      _ = consume lock
      return outcome
    } catch {
      findings.report(
        ProjectRules.outputUnwritable, "nothing more can be written: \(error)",
        details: ["path": .string(error.path.string)])
      return Outcome(report: report(findings), trouble: error)
    }
  }

  /// Draws the pages that are not there yet, and writes the records of all.
  private func write<Files: Workspace>(
    _ pages: [Progress], _ plan: BuildPlan, remembering memory: PictureMemory?,
    recalling recall: BuildRecall<Files>, out: Path, in workspace: ObservingWorkspace<Files>,
    _ soFar: Findings,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws(FileTrouble) -> Outcome {
    var findings = soFar
    let inputs = plan.inputs
    let previous = PreviousBuild(in: out, of: workspace.base)
    let proof = LayerProof(given: Set(memory?.proven ?? []))
    let pictures = try await draw(
      pages, fonts: inputs.fonts.library, proof: proof, in: workspace, into: &findings,
      progress: progress)
    let places = Set(plan.pages.map(\.place))
    if !options.isPart {
      try previous.removeStale(besides: places, in: workspace.base, into: &findings)
    }
    async let listed = BuiltListing(out, pictures, of: plan).findings(in: workspace)
    let fonts = await FontRecord.make(
      of: pictures, known: memory?.fonts ?? [], jobs: options.jobs, in: workspace.base)
    findings.add(await listed)
    let kept = options.isPart ? previous.kept(besides: places, in: workspace.base) : []
    let report = report(findings, pictures, fonts, out: out)
    let records = BuildRecords(
      out: out, options: options, tool: tool, fonts: self.fonts(of: inputs), pictures: pictures,
      kept: kept, report: report, title: inputs.project.name
    ).files(in: workspace.base)
    try workspace.write(records)
    let left = options.isPart ? memory?.pictures ?? [:] : [:]
    let built = Built(
      out: out, fontPlaces: inputs.fonts.places, pictures: pictures,
      others: records.map {
        WrittenFile($0.path, sha256: SHA256.hex(of: $0.bytes), in: workspace.base)
      }
        + kept.flatMap { $0.files(in: out, of: workspace.base) },
      fonts: Array(fonts.files.values), left: left.filter { !places.contains($0.key) },
      proven: proof.given)
    return Outcome(
      report: report, trouble: nil, drawn: pictures.count { $0.kept == nil },
      forgotten: recall.remember(built, workspace.observations), out: out)
  }

  private func report(_ findings: Findings) -> Report {
    report(findings, [], FontRecord(), out: nil)
  }

  private func report(
    _ findings: Findings, _ pictures: [BuiltPicture], _ fonts: FontRecord, out: Path?
  ) -> Report {
    let summary: JSONValue = [
      "notCaptureEvidence": true, "pictures": .integer(pictures.count),
      "outputs": .array(pictures.map(\.raster.json)), "fonts": fonts.json,
    ]
    return Report(
      verb: "build", findings: findings, summary: summary,
      text: out.map { Self.text(of: pictures, in: $0) } ?? "", strict: options.isStrict)
  }

  private static func text(of pictures: [BuiltPicture], in out: Path) -> String {
    let kept = pictures.count { $0.kept != nil }
    if pictures.isEmpty { return "" }
    let drawn = kept == 0 ? "" : ", of which \(pictures.count - kept) drawn anew"
    return "\(pictures.count) pictures\(drawn); look at \(out.appending("index.html"))\n"
  }

  private func fonts(of inputs: BuildInputs) -> [Copy.Font] {
    var seen: Set<Copy.Font> = []
    return inputs.project.locales.flatMap { inputs.copy.fonts(in: $0.tag) }
      .filter { seen.insert($0).inserted }
  }

  /// How far a page has come.
  private enum Progress: Sendable {
    /// Its picture is there already, and still is what it should be.
    case kept(BuiltPicture)
    case filled(FilledPlan)
    /// Something stands against it.
    case failed
  }

  /// Fills the pages of which not all of their locale are there already.
  private func fill(
    _ plans: [PlannedPage], remembering memory: PictureMemory?, fonts: FontLibrary, out: Path,
    in workspace: some Workspace, into findings: inout Findings
  ) async -> [Progress] {
    let sets = PageSet.sets(of: plans, out: out, options: options, tool: tool, in: workspace)
    let pool = BasePool()
    let results = await concurrentMap(sets, jobs: options.jobs) { set in
      fill(set, remembering: memory, fonts: fonts, pool: pool, out: out, in: workspace)
    }
    var pages = plans.map { _ in (Progress.failed, Findings()) }
    for (set, result) in zip(sets, results) {
      for (entry, page) in zip(set.plans, result) { pages[entry.index] = page }
    }
    for (_, faults) in pages { findings.add(faults) }
    return pages.map(\.0)
  }

  private func fill(
    _ set: PageSet, remembering memory: PictureMemory?, fonts: FontLibrary, pool: BasePool,
    out: Path, in workspace: some Workspace
  ) -> [(Progress, Findings)] {
    let order = set.digest
    let there = set.plans.compactMap { entry in
      memory?.entry(at: entry.plan.place, order: order, in: workspace).flatMap {
        entry.plan.kept($0, order: order, now: options.now, tool: tool)
      }
    }
    if there.count == set.plans.count { return there.map { (.kept($0), Findings()) } }
    let filled = set.filled(fonts: fonts, in: workspace)
    let isClean = filled.allSatisfy(\.findings.all.isEmpty)
    return zip(set.plans, filled).map { entry, result in
      guard let page = result.page else { return (.failed, result.findings) }
      let plan = FilledPlan(
        plan: entry.plan, page: page, order: isClean ? order : nil, pool: pool, out: out,
        now: options.now,
        tool: tool, in: workspace)
      let kept = memory?.entry(at: entry.plan.place, signature: plan.signature, in: workspace)
        .flatMap { entry.plan.kept($0, order: plan.order, now: options.now, tool: tool) }
      return (kept.map { .kept($0) } ?? .filled(plan), result.findings)
    }
  }

  /// The pictures of all pages: those that are there already, and the others, which are drawn.
  private func draw(
    _ pages: [Progress], fonts: FontLibrary, proof: LayerProof, in workspace: some Workspace,
    into findings: inout Findings, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws(FileTrouble) -> [BuiltPicture] {
    var results: [BuiltPicture?] = pages.map {
      if case .kept(let picture) = $0 { picture } else { nil }
    }
    let missing = pages.indices.compactMap { index in
      if case .filled(let plan) = pages[index] { (index, plan) } else { nil }
    }
    let store = await PictureStore.load(
      missing.flatMap(\.1.page.sources), jobs: options.jobs, in: workspace, into: &findings)
    let painter = BuildPainter(
      pages: missing.map(\.1), jobs: options.jobs,
      artist: PageArtist(store: store, fonts: fonts, workspace: workspace), proof: proof,
      workspace: workspace)
    for ((index, _), result) in zip(missing, await painter.paint(progress: progress)) {
      findings.add(result.findings)
      if let trouble = result.trouble { throw trouble }
      results[index] = result.picture
    }
    return results.compactMap(\.self)
  }
}
