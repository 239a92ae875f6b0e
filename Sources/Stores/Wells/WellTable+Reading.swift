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
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: ReadingLimits().bytes)
    } catch {
      findings.report(
        WellsMissing.about, error.description, at: Location(file: path.string),
        hint: WellsMissing.about.cure)
      return nil
    }
    let document = JSONReader().read(bytes, file: path.string)
    findings.report(document.faults, as: WellsInvalidJSON.about)
    guard let root = document.root, document.faults.isEmpty else { return nil }
    return read(root, into: &findings)
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

  /// The longest side that is believed, px: over twice the longest that a store takes.
  private static let longestSide = 16_384

  mutating func table(_ root: Node) -> WellTable {
    guard root.mapping != nil else {
      report("the table is \(root.kindName), not an object", at: root.location)
      return WellTable(wells: [])
    }
    checkHead(root)
    let partial = boolean("partial", of: root)
    let note = optionalText("note", of: root)
    let minima = list("citedMinimumNativeWidths", of: root).compactMap { minimum($0) }
    let wells = list("wells", of: root).compactMap { well($0, minima: minima) }
    checkUnique(wells.map { ($0.id, $0.location) }, what: "well")
    return WellTable(
      wells: wells, minima: minima, isPartial: partial, note: note,
      families: families(of: root, wells: wells))
  }

  private mutating func checkHead(_ root: Node) {
    if let kind = required("kind", of: root), kind.string != "device-wells" {
      report("the kind is not 'device-wells'", at: kind.location)
    }
    if let version = required("schemaVersion", of: root), version.integer != 1 {
      report("the schemaVersion is not 1", at: version.location)
    }
  }

  private mutating func well(_ node: Node, minima: [CitedMinimum]) -> Well? {
    guard node.mapping != nil else {
      report("a well is \(node.kindName), not an object", at: node.location)
      return nil
    }
    let id = text("id", of: node)
    let device = text("device", of: node)
    let width = length("width", of: node)
    let height = length("height", of: node)
    let source = text("source", of: node)
    let storeWell = node["storeWell"]?.isNull == true ? nil : optionalText("storeWell", of: node)
    let minimum = boundMinimum(node, minima: minima, names: [device, id].compactMap(\.self))
    guard let id, let device, let width, let height, let source else { return nil }
    return Well(
      id: id, device: device, size: PixelSize(width: width, height: height),
      storeWell: storeWell, source: source, minimum: minimum,
      location: node["id"]?.location ?? node.location)
  }

  private mutating func boundMinimum(
    _ node: Node, minima: [CitedMinimum], names: [String]
  ) -> CitedMinimum? {
    guard let cited = node["citedMinimum"], !cited.isNull else {
      return minima.first { names.contains($0.well) }
    }
    guard let name = cited.string else {
      report("'citedMinimum' is \(cited.kindName), not a string", at: cited.location)
      return nil
    }
    if let minimum = minima.first(where: { $0.well == name }) { return minimum }
    let near = nearestMatch(to: name, in: minima.map(\.well))
    report(
      "no entry of 'citedMinimumNativeWidths' is for '\(name)'", at: cited.location,
      hint: near.map { "did you mean '\($0)'?" } ?? "cite the minimum, or leave the key out")
    return nil
  }

  private mutating func minimum(_ node: Node) -> CitedMinimum? {
    guard node.mapping != nil else {
      report("a cited minimum is \(node.kindName), not an object", at: node.location)
      return nil
    }
    let well = text("well", of: node)
    let width = length("minimumWidth", of: node)
    let source = text("source", of: node)
    guard let well, let width, let source else { return nil }
    return CitedMinimum(well: well, width: width, source: source)
  }

  private mutating func families(of root: Node, wells: [Well]) -> [String: String] {
    guard let node = root["families"], !node.isNull else { return [:] }
    guard let entries = node.mapping else {
      report("'families' is \(node.kindName), not an object", at: node.location)
      return [:]
    }
    let ids = Set(wells.map(\.id))
    var families: [String: String] = [:]
    for entry in entries {
      guard let id = entry.value.string, ids.contains(id) else {
        let near = nearestMatch(to: entry.value.string ?? "", in: ids)
        report(
          "the family '\(entry.key)' names no well of the table", at: entry.value.location,
          hint: near.map { "did you mean '\($0)'?" })
        continue
      }
      if ids.contains(entry.key), entry.key != id {
        report("the family '\(entry.key)' has the name of another well", at: entry.keyLocation)
      }
      families[entry.key] = id
    }
    return families
  }

  private mutating func checkUnique(_ ids: [(id: String, location: Location?)], what: String) {
    var first: [String: Location?] = [:]
    for (id, location) in ids {
      guard let earlier = first[id] else {
        first[id] = location
        continue
      }
      let related = earlier.map { [Finding.Related("it is here already", at: $0)] } ?? []
      report(
        "two wells have the id '\(id)'", at: location, hint: "give one of them another id",
        related: related)
    }
  }

  private mutating func required(_ key: String, of node: Node) -> Node? {
    if let value = node[key] { return value }
    report("'\(key)' is missing", at: node.location)
    return nil
  }

  private mutating func text(_ key: String, of node: Node) -> String? {
    guard let value = required(key, of: node) else { return nil }
    guard let text = value.string, text.contains(where: { !$0.isWhitespace }) else {
      let what = value.string == nil ? value.kindName : "blank"
      report("'\(key)' is \(what), not a text", at: value.location)
      return nil
    }
    return text
  }

  private mutating func optionalText(_ key: String, of node: Node) -> String? {
    node[key] == nil ? nil : text(key, of: node)
  }

  private mutating func boolean(_ key: String, of node: Node) -> Bool {
    guard let value = required(key, of: node) else { return false }
    if value.bool == nil {
      report("'\(key)' is \(value.kindName), not true or false", at: value.location)
    }
    return value.bool ?? false
  }

  private mutating func length(_ key: String, of node: Node) -> Int? {
    guard let value = required(key, of: node) else { return nil }
    guard let number = value.integer, 1...Self.longestSide ~= number else {
      report(
        "'\(key)' is \(value.number ?? value.kindName), not a whole number of pixels",
        at: value.location, hint: "a side has 1 to \(Self.longestSide) px")
      return nil
    }
    return number
  }

  private mutating func list(_ key: String, of node: Node) -> [Node] {
    guard let value = required(key, of: node) else { return [] }
    if value.sequence == nil {
      report("'\(key)' is \(value.kindName), not a list", at: value.location)
    }
    return value.sequence ?? []
  }

  private mutating func report(
    _ message: String, at location: Location?, hint: String? = nil,
    related: [Finding.Related] = []
  ) {
    findings.report(WellsInvalid.about, message, at: location, hint: hint, related: related)
  }
}
