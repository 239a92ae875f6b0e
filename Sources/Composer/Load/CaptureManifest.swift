package import Diagnostics
package import Documents
import Geometry

/// Reads capture manifests, of both kinds.
package struct CaptureManifest: Sendable {
  /// The captures in the order of the file.
  package let captures: [Capture]

  /// Reads a manifest; whatever is wrong with it is reported.
  ///
  /// - Returns: The captures that could be read; nil where the file as a whole can't be.
  package static func read(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> CaptureManifest? {
    let rules = DocumentRules(missing: CaptureRules.missing, malformed: CaptureRules.invalidJSON)
    guard let root = workspace.readJSON(path, rules: rules, into: &findings),
      var fields = Fields(
        root, of: "the capture manifest", rule: CaptureRules.invalid, into: &findings)
    else { return nil }
    let reader = CaptureReader(folder: path.parent)
    var captures: [Capture] = []
    switch fields.requiredText("kind") {
    case "capture-manifest":
      for entry in Self.list("captures", of: &fields) {
        if let capture = reader.capture(entry, into: &findings) { captures.append(capture) }
      }
    case "example-screenshot-provenance":
      for entry in Self.list("screenshots", of: &fields) {
        if let capture = reader.screenshot(entry, into: &findings) { captures.append(capture) }
      }
    case .some(let kind):
      fields.report(
        "the manifest is of kind '\(kind)'", at: root["kind"]?.location ?? root.location,
        hint: "the kinds are capture-manifest and example-screenshot-provenance", field: "kind")
    case nil: break
    }
    findings.add(fields.finish(refusingUnknown: false))
    reportRepeated(captures, into: &findings)
    return CaptureManifest(captures: captures)
  }

  /// No manifest has more captures: a hundred screens on a hundred devices.
  package static let mostCaptures = 10_000

  private static func list(_ key: String, of fields: inout Fields) -> [Node] {
    guard let node = fields.required(key) else { return [] }
    let entries = fields.list(key) ?? []
    guard entries.count <= mostCaptures else {
      fields.report(
        "the manifest lists \(entries.count) captures; at most \(mostCaptures) are read",
        at: node.location, hint: "split it into several manifests", field: key)
      return []
    }
    return entries
  }

  /// An id stands once per locale.
  package static func reportRepeated(_ captures: [Capture], into findings: inout Findings) {
    struct Key: Hashable {
      let id: String
      let locale: String?
    }
    var first: [Key: Capture] = [:]
    for capture in captures {
      let key = Key(id: capture.id, locale: capture.locale?.text.lowercased())
      guard let earlier = first[key] else {
        first[key] = capture
        continue
      }
      let place = capture.locale.map { " for \($0)" } ?? ""
      findings.report(
        CaptureRules.invalid, "the capture '\(capture.id)' stands here a second time\(place)",
        at: capture.location, hint: "give each capture an id of its own, or a locale",
        related: [.init("'\(capture.id)' stands here first", at: earlier.location)],
        details: ["captureId": .string(capture.id), "field": "captureId"])
    }
  }
}

/// Reads the entries of a manifest.
private struct CaptureReader {
  let folder: Path

  func capture(_ node: Node, into findings: inout Findings) -> Capture? {
    guard
      var fields = Fields(node, of: "a capture", rule: CaptureRules.invalid, into: &findings)
    else { return nil }
    let id = fields.requiredText("captureId").flatMap {
      self.id($0, key: "captureId", node, &fields)
    }
    let path = self.path("path", node, &fields)
    let device = fields.requiredText("device")
    let well = fields.text("well")
    let locale = self.locale(&fields)
    let capture = finish(
      node, &fields, id: id, path: path, device: device, well: well, locale: locale)
    findings.add(fields.finish(refusingUnknown: false))
    return capture
  }

  func screenshot(_ node: Node, into findings: inout Findings) -> Capture? {
    guard
      var fields = Fields(node, of: "a screenshot", rule: CaptureRules.invalid, into: &findings)
    else { return nil }
    let path = self.path("file", node, &fields)
    let id = path.flatMap { self.id($0.stem, key: "file", node, &fields) }
    let device = fields.requiredText("surface")
    let capture = finish(node, &fields, id: id, path: path, device: device)
    findings.add(fields.finish(refusingUnknown: false))
    return capture
  }

  private func finish(
    _ node: Node, _ fields: inout Fields, id: String?, path: Path?, device: String?,
    well: String? = nil, locale: LocaleTag? = nil
  ) -> Capture? {
    let hash = fields.requiredText("sha256")
    if let hash, !SHA256.isDigest(hash) {
      fields.report(
        "the sha256 is not 64 lower-case hexadecimal digits",
        at: node["sha256"]?.location ?? node.location, field: "sha256")
    }
    let width = fields.requiredPositive("width")
    let height = fields.requiredPositive("height")
    let fingerprint = self.fingerprint(&fields)
    guard let id, let path, let device, let hash, let width, let height else { return nil }
    return Capture(
      id: id, path: folder.appending(path.string), sha256: hash,
      size: PixelSize(width: width, height: height), device: device,
      sourceFingerprint: fingerprint, well: well, locale: locale, location: node.location)
  }

  private func id(
    _ text: String, key: String, _ node: Node, _ fields: inout Fields
  ) -> String? {
    if Self.isID(text) { return text }
    fields.report(
      "'\(text)' is no capture id", at: node[key]?.location ?? node.location,
      hint: "lower-case letters, digits, dots, hyphens and underscores, a letter or digit first",
      field: key)
    return nil
  }

  /// Whether a text is `[a-z0-9][a-z0-9._-]*`.
  private static func isID(_ text: String) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
    return text.utf8.first.map(isPlain) == true
      && text.utf8.allSatisfy { isPlain($0) || [0x2D, 0x2E, 0x5F].contains($0) }
  }

  private func path(_ key: String, _ node: Node, _ fields: inout Fields) -> Path? {
    guard let text = fields.requiredText(key) else { return nil }
    let place = node[key]?.location ?? node.location
    if text.hasPrefix("/") || text.hasPrefix("~") || text.contains("://")
      || text.contains(":") && text.prefix(3).wholeMatch(of: /[A-Za-z]:[\/\\]/) != nil
    {
      fields.report(
        "the path '\(text)' is absolute", at: place,
        hint: "write it relative to the manifest", field: key)
      return nil
    }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      fields.report("the path holds a control character", at: place, field: key)
      return nil
    }
    return Path(text)
  }

  private func locale(_ fields: inout Fields) -> LocaleTag? {
    guard let value = fields.value("locale"), !value.isNull else { return nil }
    if let tag = value.string.flatMap(LocaleTag.init) { return tag }
    fields.report(
      "'\(value.string ?? value.kindName)' is no locale", at: value.location,
      hint: "write it like en-US or zh-Hans", field: "locale")
    return nil
  }

  private func fingerprint(_ fields: inout Fields) -> String {
    guard let value = fields.value("sourceFingerprint"), !value.isNull else { return "unknown" }
    if let text = value.string { return text }
    fields.report(
      "'sourceFingerprint' is a text or null, not \(value.kindName)", at: value.location,
      field: "sourceFingerprint")
    return "unknown"
  }
}
