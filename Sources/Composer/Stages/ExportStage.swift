package import Diagnostics
package import Documents
import Geometry
import Raster
import Stores

/// `export`: the pages of a composed folder in more locales, from the captures that its record names.
package struct ExportStage: Sendable {
  package let composed: Path
  package let locales: [String]
  package let copy: Path
  /// The template; nil means the recorded one.
  package let template: Path?
  /// The moment; nil means the recorded one.
  package let now: String?
  package let tool: ToolIdentity

  package init(
    composed: Path, locales: [String], copy: Path, template: Path?, now: String?,
    tool: ToolIdentity
  ) {
    self.composed = composed
    self.locales = locales
    self.copy = copy
    self.template = template
    self.now = now
    self.tool = tool
  }

  /// Checks all copy of all locales before the first write.
  package func run(in workspace: some Workspace) -> StageResult {
    var findings = Findings()
    guard workspace.kind(of: composed) != nil else { return .noFolder(composed, mode: "export") }
    let moment = now.map { Moment.read($0, into: &findings) }
    let tags = locales.map { LocaleTag.read($0, into: &findings) }
    reportRepeated(tags.compactMap(\.self), into: &findings)
    let words = Copy.read(copy, in: workspace, into: &findings)
    guard let record = Provenance.read(in: composed, of: workspace, into: &findings) else {
      return StageResult(mode: "export", findings: findings)
    }
    let page = template(of: record, in: workspace, into: &findings)
    let sources = record.outputs.map { captures(of: $0, in: workspace, into: &findings) }
    guard let words, let page, moment.map({ $0 != nil }) ?? true else {
      return StageResult(mode: "export", findings: findings)
    }
    let folders = tags.compactMap(\.self).map { tag in
      fill(
        page, tag, record: record, sources: sources, words: words,
        now: (moment ?? nil) ?? record.composedAt, in: workspace, into: &findings)
    }
    guard !findings.hasErrors else { return StageResult(mode: "export", findings: findings) }
    return write(folders, to: workspace, findings: findings)
  }

  private func reportRepeated(_ tags: [LocaleTag], into findings: inout Findings) {
    var seen: Set<String> = []
    for tag in tags where !seen.insert(tag.text.lowercased()).inserted {
      findings.report(
        CopyRules.localeInvalid, "the locale '\(tag)' is given twice",
        details: ["locale": .string(tag.text)])
    }
  }

  private func template(
    of record: Provenance, in workspace: some Workspace, into findings: inout Findings
  ) -> Template? {
    guard let recorded = record.template else {
      findings.report(
        RecordRules.unsupported, "the record is of several templates",
        at: Location(file: composed.appending(Provenance.fileName).string),
        hint: "export takes a folder that compose wrote")
      return nil
    }
    let path = template ?? composed.appending(recorded.path)
    guard let page = Template.read(path, in: workspace, into: &findings) else { return nil }
    if page.sha256 == recorded.sha256 { return page }
    findings.report(
      TemplateRules.changed,
      "the template '\(path)' hashes to \(page.sha256), the pages were composed with \(recorded.sha256)",
      at: Location(file: path.string), hint: "compose again with this template",
      details: ["path": .string(path.string)])
    return nil
  }

  private func captures(
    of output: Provenance.Output, in workspace: some Workspace, into findings: inout Findings
  ) -> [VerifiedCapture] {
    let location = output.location ?? Location(file: composed.string)
    if output.sources.isEmpty {
      findings.report(
        RecordRules.linkMissing, "'\(output.path)' is tied to no capture", at: location,
        details: ["path": .string(output.path)])
    }
    return output.sources.compactMap { source in
      let capture = Capture(source, folder: composed, location: location)
      return VerifiedCapture.verify(capture, in: workspace, into: &findings)
    }
  }

  private func fill(
    _ template: Template, _ locale: LocaleTag, record: Provenance, sources: [[VerifiedCapture]],
    words: Copy, now: Timestamp, in workspace: some Workspace, into findings: inout Findings
  ) -> ComposedFolder {
    let path = composed.appending("locales").appending(locale.text)
    let folder = workspace.resolved(path)
    let orders = zip(record.outputs, sources).compactMap {
      output, captures -> PageFiller.Order? in
      let ids = output.sources.map(\.captureID)
      let texts = words.texts(
        of: template, for: ids, in: locale, at: output.location, into: &findings)
      guard let texts, let first = captures.first else { return nil }
      let request = PageRequest(
        stem: "\(first.capture.id).\(locale)", size: output.size, well: output.well,
        locale: locale, captures: captures, texts: texts,
        fontFamily: words.family(in: locale), tool: tool, composedAt: now, folder: folder)
      return PageFiller.Order(template: template, request: request)
    }
    let outcomes = PageFiller(fonts: .system).fill(orders, in: workspace)
    for outcome in outcomes { findings.add(outcome.findings) }
    let pages = outcomes.compactMap(\.page)
    return ComposedFolder(
      path: path, template: template, tool: tool, composedAt: now, locale: locale, pages: pages,
      fonts: words.fonts(in: locale))
  }

  private func write(
    _ folders: [ComposedFolder], to workspace: some Workspace, findings: Findings
  ) -> StageResult {
    do throws(FileTrouble) {
      let lock = try workspace.lock(composed)
      try workspace.write(folders.flatMap { $0.files(in: workspace) })
      _ = consume lock
    } catch {
      return .unwritable(mode: "export", error, findings: findings)
    }
    let reports = folders.map { folder -> JSONValue in
      let place = "locales/\(folder.locale)"
      return [
        "locale": .string(folder.locale.text), "dir": .string(place),
        "provenance": .string("\(place)/\(Provenance.fileName)"),
        "outputs": .array(folder.provenance(in: workspace).outputs.map(\.summary)),
      ]
    }
    return StageResult(
      mode: "export", findings: findings,
      members: [
        .init("notCaptureEvidence", true), .init("composed", .string(composed.string)),
        .init("locales", .array(reports)),
      ])
  }
}

extension Capture {
  /// A capture as the record of a folder names it.
  package init(_ source: Provenance.Source, folder: Path, location: Location) {
    self.init(
      id: source.captureID, path: folder.appending(source.path), sha256: source.sha256,
      size: source.size, device: source.device, sourceFingerprint: source.sourceFingerprint,
      well: nil, locale: nil, location: location)
  }
}

extension StageResult {
  /// The end of a stage whose composed folder is not there.
  package static func noFolder(_ folder: Path, mode: String) -> StageResult {
    var findings = Findings()
    findings.report(
      RecordRules.composedMissing, "there is no folder '\(folder)'",
      at: Location(file: folder.string), details: ["path": .string(folder.string)])
    return StageResult(mode: mode, findings: findings)
  }
}
