package import Diagnostics
package import Documents
import Geometry
import Raster
import Stores
import Synchronization

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

  /// What a build ends with.
  package struct Outcome: Sendable {
    package let report: Report
    /// Why the output folder can't be written, if it can't.
    package let trouble: FileTrouble?
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
    var findings = Findings()
    guard let project = Project.read(options.project, in: workspace, into: &findings),
      let inputs = BuildInputs.load(project, share: share, in: workspace, into: &findings)
    else { return end(findings, pictures: [], in: workspace) }
    let plan = BuildPlan(inputs, options: options)
    findings.add(plan.findings)
    let out = options.out ?? project.output
    do throws(FileTrouble) {
      let pages = fill(plan.pages, fonts: inputs.fonts, out: out, in: workspace, into: &findings)
      // A capture that is not what was recorded stops the run before anything is written.
      guard inputs.capturesAreSound else { return end(findings, pictures: [], in: workspace) }
      let lock = try workspace.lock(out)
      let previous = PreviousBuild(in: out, of: workspace)
      let pictures = try await draw(
        pages, fonts: inputs.fonts, out: out, in: workspace, into: &findings, progress: progress)
      let places = Set(plan.pages.map(\.place))
      if !options.isPart {
        try previous.removeStale(besides: places, in: workspace, into: &findings)
      }
      findings.add(await BuiltListing(out, pictures, of: plan).findings(in: workspace))
      let kept = options.isPart ? previous.kept(besides: places, in: workspace) : []
      let outcome = end(findings, pictures: pictures, in: workspace)
      let records = BuildRecords(
        out: out, options: options, tool: tool, fonts: fonts(of: inputs), pictures: pictures,
        kept: kept, report: outcome.report, title: project.name)
      try workspace.write(records.files(in: workspace))
      _ = consume lock
      return outcome
    } catch {
      findings.report(
        ProjectRules.outputUnwritable, "nothing more can be written: \(error)",
        details: ["path": .string(error.path.string)])
      return end(findings, pictures: [], trouble: error, in: workspace)
    }
  }

  private func end(
    _ findings: Findings, pictures: [BuiltPicture], trouble: FileTrouble? = nil,
    in workspace: any Workspace
  ) -> Outcome {
    let summary: JSONValue = [
      "notCaptureEvidence": true, "pictures": .integer(pictures.count),
      "outputs": .array(pictures.map(\.raster.json)),
      "fonts": FontRecord(pictures: pictures, workspace: workspace).json,
    ]
    let text = pictures.isEmpty ? "" : "\(pictures.count) pictures\n"
    return Outcome(
      report: Report(
        verb: "build", findings: findings, summary: summary, text: text,
        strict: options.isStrict),
      trouble: trouble)
  }

  private func fonts(of inputs: BuildInputs) -> [Copy.Font] {
    var seen: Set<Copy.Font> = []
    return inputs.project.locales.flatMap { inputs.copy.fonts(in: $0.tag) }
      .filter { seen.insert($0).inserted }
  }

  private struct FilledPlan: Sendable {
    let plan: PlannedPage
    let page: FilledPage
  }

  private func fill(
    _ plans: [PlannedPage], fonts: FontLibrary, out: Path, in workspace: some Workspace,
    into findings: inout Findings
  ) -> [FilledPlan] {
    let orders = plans.map { plan in
      PageFiller.Order(
        template: plan.template,
        request: PageRequest(
          stem: plan.stem, size: plan.well.size, well: plan.well.id, locale: plan.locale,
          captures: plan.captures, crops: plan.shot.captures.map(\.crop), texts: plan.texts,
          theme: plan.theme,
          fontFamily: plan.fontFamily, storeWell: plan.well.storeWell, page: plan.page,
          tool: tool, composedAt: options.now,
          folder: workspace.resolved(out.appending(plan.stem).parent)))
    }
    let outcomes = PageFiller(fonts: fonts).fill(orders, in: workspace)
    return zip(plans, outcomes).compactMap { plan, outcome in
      for finding in outcome.findings.all {
        findings.add(
          finding.adding(["locale": .string(plan.locale.text), "shot": .string(plan.shot.id)]))
      }
      return outcome.page.map { FilledPlan(plan: plan, page: $0) }
    }
  }

  private func draw(
    _ pages: [FilledPlan], fonts: FontLibrary, out: Path, in workspace: some Workspace,
    into findings: inout Findings, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws(FileTrouble) -> [BuiltPicture] {
    let store = await PictureStore.load(
      pages.flatMap(\.page.sources), jobs: options.jobs, in: workspace, into: &findings)
    let artist = PageArtist(store: store, fonts: fonts, workspace: workspace)
    let total = pages.count
    let count = Mutex(0)
    let groups = Self.groups(of: pages, jobs: options.jobs)
    let drawn = await concurrentMap(groups, jobs: options.jobs) { group in
      var base = DrawnBase()
      return group.map { index in
        let result = draw(pages[index], base: &base, out: out, by: artist, in: workspace)
        progress(
          count.withLock {
            $0 += 1; return $0
          }, total)
        return result
      }
    }
    var pictures: [BuiltPicture] = []
    let ordered = zip(groups.joined(), drawn.joined()).sorted { $0.0 < $1.0 }
    for (_, result) in ordered {
      findings.add(result.findings)
      if let trouble = result.trouble { throw trouble }
      if let picture = result.picture { pictures.append(picture) }
    }
    return pictures
  }

  /// The pages, by index, that are drawn one after the other because they share all but their words;
  /// a group is cut where there are fewer groups than can be drawn at once.
  private static func groups(of pages: [FilledPlan], jobs: Int) -> [[Int]] {
    struct Key: Hashable {
      let base: [UInt8]
      let captures: [String]
    }
    var order: [Key] = []
    var groups: [Key: [Int]] = [:]
    for (index, page) in pages.enumerated() {
      let key = Key(
        base: page.page.layers?.base ?? page.page.svg,
        captures: page.page.sources.map(\.capture.sha256))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    let most = max(1, (pages.count + jobs - 1) / max(1, jobs))
    return order.flatMap { key -> [[Int]] in
      let group = groups[key] ?? []
      return stride(from: 0, to: group.count, by: most).map {
        Array(group[$0..<min(group.count, $0 + most)])
      }
    }
  }

  private struct Drawn: Sendable {
    var picture: BuiltPicture?
    var findings = Findings()
    var trouble: FileTrouble?
  }

  private func draw(
    _ filled: FilledPlan, base: inout DrawnBase, out: Path, by artist: PageArtist,
    in workspace: some Workspace
  ) -> Drawn {
    let (plan, page) = (filled.plan, filled.page)
    var result = Drawn()
    let file = out.appending(page.svgName)
    let hash = SHA256.hex(of: page.svg)
    let drawing = PageDrawing(
      svg: page.svg, sha256: hash, size: page.size, well: page.well,
      identity: PageIdentity(
        file: file.string, locale: page.locale, captureIDs: page.sources.map(\.capture.id)),
      folder: workspace.resolved(file.parent), captures: page.sources, composedAt: options.now,
      tool: tool, layers: page.layers)
    let png = drawing.png(base: &base, by: artist, into: &result.findings)
    let picture = out.appending(plan.place)
    do throws(FileTrouble) {
      guard let png else {
        // What an earlier run left there is not what the project asks for now.
        try workspace.remove(picture)
        return result
      }
      try workspace.write([OutputFile(file, page.svg), OutputFile(picture, png.file)])
      result.picture = BuiltPicture(
        plan: plan, page: page, fonts: png.fonts,
        raster: RasterRecord.Output(
          path: plan.place, size: page.size, well: page.well, sha256: SHA256.hex(of: png.file),
          from: Provenance.FileRecord(path: page.svgName, sha256: hash)))
    } catch {
      result.trouble = error
    }
    return result
  }
}
