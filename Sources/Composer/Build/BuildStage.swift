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
    let painter = BuildPainter(
      pages: pages, out: out, options: options, tool: tool,
      artist: PageArtist(store: store, fonts: fonts, workspace: workspace), workspace: workspace)
    var pictures: [BuiltPicture] = []
    for result in await painter.paint(progress: progress) {
      findings.add(result.findings)
      if let trouble = result.trouble { throw trouble }
      if let picture = result.picture { pictures.append(picture) }
    }
    return pictures
  }
}

/// A planned page that has been filled.
struct FilledPlan: Sendable {
  let plan: PlannedPage
  let page: FilledPage
}
