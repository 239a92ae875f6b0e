import Diagnostics
import Documents
import Geometry
import Raster
import Stores

/// Checks one composed folder against its record.
struct FolderCheck {
  let folder: Path
  let table: WellTable?

  /// How much was checked.
  struct Counts {
    var outputs = 0
    var captures = 0
  }

  func run(
    in workspace: some Workspace, used: inout [Well], into findings: inout Findings
  ) -> Counts {
    guard let record = Provenance.read(in: folder, of: workspace, into: &findings) else {
      return Counts()
    }
    var counts = Counts()
    if let template = record.template {
      checkTemplate(template, in: workspace, into: &findings)
    }
    var pages: [String: String] = [:]
    for output in record.outputs {
      counts.outputs += 1
      counts.captures += output.sources.count
      pages[output.path] = checkPage(output, in: workspace, into: &findings)
      checkSources(of: output, in: workspace, into: &findings)
      if let well = checkWell(of: output, into: &findings) { used.append(well) }
    }
    RasterCheck(folder: folder, pages: pages).run(in: workspace, into: &findings)
    return counts
  }

  private func checkTemplate(
    _ template: Provenance.FileRecord, in workspace: some Workspace, into findings: inout Findings
  ) {
    let path = folder.appending(template.path)
    let details: [String: JSONValue] = ["path": .string(template.path)]
    do throws(FileTrouble) {
      let hash = SHA256.hex(of: try workspace.read(path, limit: Template.byteLimit))
      guard hash != template.sha256 else { return }
      findings.report(
        TemplateRules.hashMismatch,
        "the template hashes to \(hash), recorded is \(template.sha256)",
        at: Location(file: path.string), details: details)
    } catch {
      findings.report(
        TemplateRules.hashMismatch, "the template can't be compared: \(error)",
        at: Location(file: path.string), severity: .warning, details: details)
    }
  }

  /// Checks a page's file; its hash as it is, where it is there.
  private func checkPage(
    _ output: Provenance.Output, in workspace: some Workspace, into findings: inout Findings
  ) -> String? {
    let path = folder.appending(output.path)
    let place = Location(file: path.string)
    let details: [String: JSONValue] = ["path": .string(output.path)]
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: ReadingLimits().bytes)
    } catch {
      findings.report(
        RecordRules.outputMissing, "the page '\(output.path)': \(error)", at: place,
        details: details)
      return nil
    }
    let hash = SHA256.hex(of: bytes)
    if hash != output.sha256 {
      findings.report(
        RecordRules.outputHash,
        "the page '\(output.path)' hashes to \(hash), recorded is \(output.sha256)", at: place,
        details: details)
    }
    let tree = XMLReader().read(bytes, file: path.string)
    findings.report(tree.faults, as: TemplateRules.invalid)
    if let root = tree.root {
      checkSize(of: root, output, at: place, into: &findings)
      checkLinks(in: PageScan(tree), output, at: place, in: workspace, into: &findings)
    }
    return hash
  }

  private func checkSize(
    of root: XMLTree.Element, _ output: Provenance.Output, at place: Location,
    into findings: inout Findings
  ) {
    let sides = [root["width"], root["height"]].map { $0 ?? "?" }
    guard sides != [String(output.size.width), String(output.size.height)] else { return }
    findings.report(
      RecordRules.outputSize,
      "the page '\(output.path)' is \(sides[0])×\(sides[1]), recorded is \(output.size)", at: place,
      details: ["path": .string(output.path)])
  }

  private func checkLinks(
    in scan: PageScan, _ output: Provenance.Output, at place: Location,
    in workspace: some Workspace, into findings: inout Findings
  ) {
    let page = folder.appending(output.path).parent
    let shown = Set(
      scan.images.compactMap { CaptureLink.path(of: $0.href) }.map {
        workspace.resolved(page.appending($0.string))
      })
    for source in output.sources
    where !shown.contains(workspace.resolved(folder.appending(source.path))) {
      findings.report(
        RecordRules.linkMissing,
        "the page '\(output.path)' does not show the capture '\(source.captureID)'", at: place,
        details: ["path": .string(output.path), "captureId": .string(source.captureID)])
    }
  }

  private func checkSources(
    of output: Provenance.Output, in workspace: some Workspace, into findings: inout Findings
  ) {
    let location = output.location ?? Location(file: folder.string)
    if output.sources.isEmpty {
      findings.report(
        RecordRules.linkMissing, "the page '\(output.path)' is tied to no capture", at: location,
        details: ["path": .string(output.path)])
    }
    for source in output.sources {
      let capture = Capture(source, folder: folder, location: location)
      _ = VerifiedCapture.verify(capture, in: workspace, into: &findings)
    }
  }

  private func checkWell(
    of output: Provenance.Output, into findings: inout Findings
  ) -> Well? {
    guard let table else { return nil }
    let location = output.location
    let details: [String: JSONValue] = [
      "path": .string(output.path), "well": .string(output.well),
    ]
    guard let well = table.well(named: output.well) else {
      findings.report(
        WellChoiceRules.mismatch,
        "the well '\(output.well)' of '\(output.path)' is not in the table", at: location,
        hint: table.nearestName(to: output.well).map { "did you mean '\($0)'?" }, details: details)
      return nil
    }
    if well.size != output.size {
      findings.report(
        WellChoiceRules.mismatch,
        "the page '\(output.path)' is \(output.size), its well '\(well.id)' \(well.size)",
        at: location, details: details)
    }
    WellChoice(table).checkMinimum(
      of: well, size: output.size, page: output.path, into: &findings)
    return well
  }
}
