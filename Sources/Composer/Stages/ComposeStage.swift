import Diagnostics
package import Documents
import Geometry
import Raster
import Stores

/// `compose`: captures, a template, wells and copy into one page a capture, with their record.
package struct ComposeStage: Sendable {
  package let captures: Path
  package let template: Path
  package let wells: Path
  package let copy: Path
  package let locale: String
  package let now: String
  package let out: Path
  package let tool: ToolIdentity

  package init(
    captures: Path, template: Path, wells: Path, copy: Path, locale: String, now: String,
    out: Path, tool: ToolIdentity
  ) {
    self.captures = captures
    self.template = template
    self.wells = wells
    self.copy = copy
    self.locale = locale
    self.now = now
    self.out = out
    self.tool = tool
  }

  /// Reads and checks everything; writes the pages and their record only if nothing stands against it.
  package func run(in workspace: some Workspace) -> StageResult {
    var findings = Findings()
    let moment = Moment.read(now, into: &findings)
    let tag = LocaleTag.read(locale, into: &findings)
    let manifest = CaptureManifest.read(captures, in: workspace, into: &findings)
    let table = WellTable.read(wells, in: workspace, into: &findings)
    let words = Copy.read(copy, in: workspace, into: &findings)
    let page = Template.read(template, in: workspace, into: &findings)
    table?.reportIfPartial(at: Location(file: wells.string), into: &findings)
    guard let moment, let tag, let manifest, let table, let words, let page,
      Self.takesOneCapture(page, into: &findings)
    else { return StageResult(mode: "compose", findings: findings) }
    let captures = Self.serving(tag, of: manifest.captures)
    let verified = captures.compactMap {
      VerifiedCapture.verify($0, in: workspace, into: &findings)
    }
    let pages = fill(
      page, verified, table: table, words: words, locale: tag, now: moment, in: workspace,
      into: &findings)
    guard !findings.hasErrors else { return StageResult(mode: "compose", findings: findings) }
    let folder = ComposedFolder(
      path: out, template: page, tool: tool, composedAt: moment, locale: tag, pages: pages,
      fonts: words.fonts(in: tag))
    return write(folder, to: workspace, findings: findings)
  }

  /// The captures that serve a locale: of each id the one taken in it, else the one of every locale.
  package static func serving(_ locale: LocaleTag, of captures: [Capture]) -> [Capture] {
    let own = Set(
      captures.filter { $0.locale?.text.lowercased() == locale.text.lowercased() }.map(\.id))
    return captures.filter { capture in
      guard let taken = capture.locale else { return !own.contains(capture.id) }
      return taken.text.lowercased() == locale.text.lowercased()
    }
  }

  /// The stages make one picture of one capture each; everything else is what `build` is for.
  static func takesOneCapture(
    _ template: Template, into findings: inout Findings
  ) -> Bool {
    guard template.slotCount > 1 || template.pageCount > 1 else { return true }
    findings.report(
      TemplateRules.invalid, "the template takes several captures or makes several pictures",
      at: Location(file: template.path.string),
      hint: "use it from a project file, with vitrine build")
    return false
  }

  private func fill(
    _ template: Template, _ captures: [VerifiedCapture], table: WellTable, words: Copy,
    locale: LocaleTag, now: Timestamp, in workspace: some Workspace, into findings: inout Findings
  ) -> [FilledPage] {
    let choice = WellChoice(table)
    let folder = workspace.resolved(out)
    var used: [Well] = []
    let orders = captures.compactMap { source -> PageFiller.Order? in
      let capture = source.capture
      let well = choice.well(for: capture, into: &findings)
      let texts = words.texts(
        of: template, for: [capture.id], in: locale, at: capture.location, into: &findings)
      guard let well, let texts else { return nil }
      used.append(well)
      let request = PageRequest(
        stem: "\(capture.id).\(locale)", size: well.size, well: well.id, locale: locale,
        captures: [source], texts: texts, fontFamily: words.family(in: locale),
        storeWell: well.storeWell, tool: tool,
        composedAt: now, folder: folder)
      choice.checkMinimum(
        of: well, size: well.size, page: "\(request.stem).svg", into: &findings)
      return PageFiller.Order(template: template, request: request)
    }
    let outcomes = PageFiller(fonts: .system).fill(orders, in: workspace)
    for outcome in outcomes { findings.add(outcome.findings) }
    let pages = outcomes.compactMap(\.page)
    choice.reportUncited(used, into: &findings)
    return pages
  }

  private func write(
    _ folder: ComposedFolder, to workspace: some Workspace, findings: Findings
  ) -> StageResult {
    do throws(FileTrouble) {
      let lock = try workspace.lock(out)
      try workspace.write(folder.files(in: workspace))
      _ = consume lock
    } catch {
      return .unwritable(mode: "compose", error, findings: findings)
    }
    return StageResult(
      mode: "compose", findings: findings,
      members: [
        .init("notCaptureEvidence", true), .init("outDir", .string(out.string)),
        .init("provenance", .string(Provenance.fileName)),
        .init("locale", .string(folder.locale.text)),
        .init("outputs", .array(folder.provenance(in: workspace).outputs.map(\.summary))),
      ])
  }
}
