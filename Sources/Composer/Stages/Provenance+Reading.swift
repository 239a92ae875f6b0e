package import Diagnostics
package import Documents
import Geometry

extension Provenance {
  /// Reads the record of a composed folder; whatever is wrong with it is reported.
  package static func read(
    in folder: Path, of workspace: some Workspace, into findings: inout Findings
  ) -> Provenance? {
    let rules = DocumentRules(
      missing: RecordRules.provenanceMissing, malformed: RecordRules.provenanceJSON)
    let path = folder.appending(fileName)
    guard let root = workspace.readJSON(path, rules: rules, into: &findings) else { return nil }
    guard
      var fields = Fields(root, of: "the record", rule: RecordRules.fieldMissing, into: &findings)
    else { return nil }
    guard fields.requiredText("kind") == kind || root["kind"] == nil else {
      findings.report(
        RecordRules.unsupported, "the record is of kind '\(root["kind"]?.string ?? "?")'",
        at: root["kind"]?.location ?? root.location,
        hint: "only '\(kind)' is read", details: ["field": "kind"])
      return nil
    }
    if fields.flag("notCaptureEvidence") != true {
      fields.report(
        "the record does not say notCaptureEvidence: true", at: root.location,
        field: "notCaptureEvidence")
    }
    if fields.requiredText("source").map({ $0 != "composited" }) ?? false {
      fields.report("'source' is 'composited'", at: root.location, field: "source")
    }
    let read = RecordReader(root: root).record(&fields)
    let faults = fields.finish(refusingUnknown: false)
    findings.add(faults)
    return faults.hasErrors ? nil : read
  }
}

/// Reads the fields of a record; every fault is reported under one rule.
private struct RecordReader {
  let root: Node

  func record(_ fields: inout Fields) -> Provenance? {
    let composedAt = self.composedAt(&fields)
    let isShared = root["template"] != nil || root["locale"] != nil || root["outputs"] == nil
    let template = isShared ? fields.required("template").flatMap { file($0, &fields) } : nil
    let locale =
      isShared ? fields.requiredText("locale").flatMap { self.tag($0, root, &fields) } : nil
    let tool = fields.required("tool").flatMap { self.tool($0, &fields) }
    let outputs = fields.required("outputs").map { list($0, "outputs", &fields) } ?? []
    let read = outputs.compactMap { output($0, isShared: isShared, &fields) }
    let fonts = fields.required("fonts").map { list($0, "fonts", &fields) } ?? []
    guard let composedAt, let tool else { return nil }
    return Provenance(
      composedAt: composedAt, template: template, tool: tool, locale: locale, outputs: read,
      fonts: fonts.compactMap { font($0, &fields) })
  }

  private func composedAt(_ fields: inout Fields) -> Timestamp? {
    guard let text = fields.requiredText("composedAt") else { return nil }
    if let moment = Timestamp(text) { return moment }
    fields.report(
      "'composedAt' is no date and time: '\(text)'", at: root.location, field: "composedAt")
    return nil
  }

  private func tag(_ text: String, _ node: Node, _ fields: inout Fields) -> LocaleTag? {
    if let tag = LocaleTag(text) { return tag }
    fields.report("'\(text)' is no locale", at: node.location, field: "locale")
    return nil
  }

  private func list(_ node: Node, _ key: String, _ fields: inout Fields) -> [Node] {
    if let elements = node.sequence { return elements }
    fields.report("'\(key)' is a list, not \(node.kindName)", at: node.location, field: key)
    return []
  }

  private func file(_ node: Node, _ fields: inout Fields) -> Provenance.FileRecord? {
    guard let path = text("path", of: node, "template.path", &fields),
      let hash = self.hash(of: node, "template.sha256", &fields)
    else { return nil }
    return Provenance.FileRecord(path: path, sha256: hash)
  }

  private func tool(_ node: Node, _ fields: inout Fields) -> ToolIdentity? {
    guard let name = text("name", of: node, "tool.name", &fields),
      let version = text("version", of: node, "tool.version", &fields)
    else { return nil }
    return ToolIdentity(name: name, version: version)
  }

  private func font(_ node: Node, _ fields: inout Fields) -> Copy.Font? {
    guard let family = text("family", of: node, "fonts.family", &fields),
      let license = text("license", of: node, "fonts.license", &fields)
    else { return nil }
    return Copy.Font(family: family, license: license, isEmbedded: node["embedded"]?.bool)
  }

  private func output(
    _ node: Node, isShared: Bool, _ fields: inout Fields
  ) -> Provenance.Output? {
    let path = text("path", of: node, "outputs.path", &fields).flatMap {
      contained($0, node, "outputs.path", &fields)
    }
    let size = self.size(of: node, "outputs", limit: 30_000, &fields)
    let well = text("well", of: node, "outputs.well", &fields)
    let hash = self.hash(of: node, "outputs.sha256", &fields)
    guard let from = node["composedFrom"] else {
      fields.report(
        "an output has no 'composedFrom'", at: node.location, field: "outputs.composedFrom")
      return nil
    }
    let sources = list(from, "outputs.composedFrom", &fields).compactMap { source($0, &fields) }
    var template: Provenance.FileRecord?
    var locale: LocaleTag?
    if !isShared {
      template = node["template"].flatMap { file($0, &fields) }
      locale = text("locale", of: node, "outputs.locale", &fields).flatMap {
        tag($0, node, &fields)
      }
    }
    guard let path, let size, let well, let hash else { return nil }
    return Provenance.Output(
      path: path, size: size, well: well, sha256: hash, sources: sources, locale: locale,
      template: template, location: node.location)
  }

  private func source(_ node: Node, _ fields: inout Fields) -> Provenance.Source? {
    let id = text("captureId", of: node, "composedFrom.captureId", &fields)
    let path = text("path", of: node, "composedFrom.path", &fields)
    let hash = self.hash(of: node, "composedFrom.sha256", &fields)
    let size = self.size(of: node, "composedFrom", limit: 1 << 24, &fields)
    let device = text("device", of: node, "composedFrom.device", &fields)
    let fingerprint = text(
      "sourceFingerprint", of: node, "composedFrom.sourceFingerprint", &fields)
    guard let id, let path, let hash, let size, let device, let fingerprint else { return nil }
    return Provenance.Source(
      captureID: id, path: path, sha256: hash, size: size, device: device,
      sourceFingerprint: fingerprint)
  }

  private func text(
    _ key: String, of node: Node, _ field: String, _ fields: inout Fields
  ) -> String? {
    if let text = node[key]?.string, !text.isEmpty { return text }
    let message = node[key] == nil ? "'\(field)' is missing" : "'\(field)' is no text"
    fields.report(message, at: node[key]?.location ?? node.location, field: field)
    return nil
  }

  private func hash(of node: Node, _ field: String, _ fields: inout Fields) -> String? {
    guard let hash = text("sha256", of: node, field, &fields) else { return nil }
    if SHA256.isDigest(hash) { return hash }
    fields.report(
      "'\(field)' is not 64 lower-case hexadecimal digits", at: node.location, field: field)
    return nil
  }

  private func size(
    of node: Node, _ field: String, limit: Int, _ fields: inout Fields
  ) -> PixelSize? {
    let sides = ["width", "height"].map { key -> Int? in
      if let side = node[key]?.integer, (1...limit).contains(side) { return side }
      fields.report(
        node[key] == nil
          ? "'\(field).\(key)' is missing"
          : "'\(field).\(key)' is a whole number from 1 to \(limit)",
        at: node[key]?.location ?? node.location, field: "\(field).\(key)")
      return nil
    }
    guard let width = sides[0], let height = sides[1] else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// A page lies in the record's folder or below it.
  private func contained(
    _ path: String, _ node: Node, _ field: String, _ fields: inout Fields
  ) -> String? {
    let normalized = Path(path).normalized
    if !normalized.isAbsolute, normalized.string != ".", !normalized.string.hasPrefix("..") {
      return path
    }
    fields.report("'\(path)' leads out of the folder", at: node.location, field: field)
    return nil
  }
}
