public import Diagnostics
public import Documents
internal import Geometry

extension WellTable {
  /// Reads a `wells.json`; keys that a table does not know are left to whoever wrote them.
  ///
  /// A well is bound by the minimum that its `citedMinimum` names. In an older table without that key,
  /// an entry whose `well` text is the well's device or id binds it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - workspace: Where files are.
  ///   - findings: What is wrong with the table.
  /// - Returns: The table; nil where it is missing or invalid, and then `findings` says why.
  public static func read(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> WellTable? {
    let rules = DocumentRules(missing: WellsMissing.about, malformed: WellsInvalidJSON.about)
    var found = Findings()
    let root = workspace.readJSON(path, rules: rules, into: &found)
    let table = found.hasErrors ? nil : root.flatMap { read($0, into: &found) }
    findings.add(found)
    return table
  }

  /// Reads the value of a table.
  package static func read(_ root: Node, into findings: inout Findings) -> WellTable? {
    var reader = WellTableReader()
    let table = reader.table(root)
    findings.add(reader.findings)
    return reader.findings.hasErrors ? nil : table
  }
}

/// Reads one table and gathers everything that is wrong with it.
private struct WellTableReader {
  var findings = Findings()
  private var minima: [CitedMinimum] = []

  mutating func table(_ root: Node) -> WellTable? {
    guard var fields = fields(of: root, what: "a well table") else { return nil }
    if let kind = fields.requiredText("kind"), kind != "device-wells" {
      fields.report(
        "the kind is '\(kind)', not 'device-wells'", at: root["kind"]?.location ?? root.location,
        field: "kind")
    }
    if let version = fields.requiredPositive("schemaVersion"), version != 1 {
      fields.report(
        "schemaVersion \(version) is not known",
        at: root["schemaVersion"]?.location ?? root.location,
        hint: "write version 1", field: "schemaVersion")
    }
    _ = fields.required("partial")
    let partial = fields.flag("partial") ?? false
    let note = root["note"]?.isNull == false ? fields.text("note") : nil
    _ = fields.required("citedMinimumNativeWidths")
    _ = fields.required("wells")
    minima = (fields.list("citedMinimumNativeWidths") ?? []).compactMap { minimum($0) }
    let wells = (fields.list("wells") ?? []).compactMap { well($0) }
    checkUnique(wells)
    let families = families(root["families"], wells: wells)
    findings.add(fields.finish(refusingUnknown: false))
    return WellTable(
      wells: wells, minima: minima, isPartial: partial, note: note, families: families)
  }

  private mutating func minimum(_ node: Node) -> CitedMinimum? {
    guard var fields = fields(of: node, what: "a cited minimum") else { return nil }
    let well = fields.requiredText("well")
    let width = fields.requiredPositive("minimumWidth")
    let source = fields.requiredText("source")
    findings.add(fields.finish(refusingUnknown: false))
    guard let well, let width, let source else { return nil }
    return CitedMinimum(well: well, width: width, source: source)
  }

  private mutating func well(_ node: Node) -> Well? {
    guard var fields = fields(of: node, what: "a well") else { return nil }
    let id = fields.requiredText("id")
    let device = fields.requiredText("device")
    let width = length("width", of: &fields, node)
    let height = length("height", of: &fields, node)
    let source = fields.requiredText("source")
    let storeWell = node["storeWell"]?.isNull == false ? fields.requiredText("storeWell") : nil
    let cited = node["citedMinimum"]?.isNull == false ? fields.text("citedMinimum") : nil
    let minimum = minimum(cited, or: [device, id].compactMap(\.self), fields: &fields, node)
    findings.add(fields.finish(refusingUnknown: false))
    guard let id, let device, let width, let height, let source else { return nil }
    return Well(
      id: id, device: device, size: PixelSize(width: width, height: height),
      storeWell: storeWell, source: source, minimum: minimum,
      location: node["id"]?.location ?? node.location)
  }

  private func length(_ key: String, of fields: inout Fields, _ node: Node) -> Int? {
    guard let length = fields.requiredPositive(key) else { return nil }
    if length <= PixelSize.longestSide { return length }
    fields.report(
      "'\(key)' is \(length) px", at: node[key]?.location ?? node.location,
      hint: "no side has more than \(PixelSize.longestSide) px", field: key)
    return nil
  }

  private func minimum(
    _ cited: String?, or names: [String], fields: inout Fields, _ node: Node
  ) -> CitedMinimum? {
    guard let cited else { return minima.first { names.contains($0.well) } }
    if let minimum = minima.first(where: { $0.well == cited }) { return minimum }
    let near = nearestMatch(to: cited, in: minima.map(\.well))
    fields.report(
      "no entry of 'citedMinimumNativeWidths' is for '\(cited)'",
      at: node["citedMinimum"]?.location ?? node.location,
      hint: near.map { "did you mean '\($0)'?" } ?? "cite the minimum, or leave the key out",
      field: "citedMinimum")
    return nil
  }

  private mutating func families(_ node: Node?, wells: [Well]) -> [String: String] {
    guard let node, !node.isNull, fields(of: node, what: "'families'") != nil else { return [:] }
    let ids = Set(wells.map(\.id))
    var families: [String: String] = [:]
    for entry in node.mapping ?? [] {
      guard let id = entry.value.string, ids.contains(id) else {
        let near = nearestMatch(to: entry.value.string ?? "", in: ids)
        findings.report(
          WellsInvalid.about, "the family '\(entry.key)' names no well of the table",
          at: entry.value.location, hint: near.map { "did you mean '\($0)'?" })
        continue
      }
      if ids.contains(entry.key), entry.key != id {
        findings.report(
          WellsInvalid.about, "the family '\(entry.key)' has the id of another well",
          at: entry.keyLocation, hint: "call the family something else")
      }
      families[entry.key] = id
    }
    return families
  }

  private mutating func checkUnique(_ wells: [Well]) {
    var first: [String: Well] = [:]
    for well in wells {
      guard let earlier = first[well.id] else {
        first[well.id] = well
        continue
      }
      let related = earlier.location.map { [Finding.Related("it is here already", at: $0)] }
      findings.report(
        WellsInvalid.about, "two wells have the id '\(well.id)'", at: well.location,
        hint: "give one of them another id", related: related ?? [])
    }
  }

  private mutating func fields(of node: Node, what: String) -> Fields? {
    Fields(node, of: what, rule: WellsInvalid.about, into: &findings)
  }
}
