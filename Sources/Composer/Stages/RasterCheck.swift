import Diagnostics
import Documents
import Geometry
import Raster

/// Checks the pictures of a composed folder against their record, if it has been rendered.
struct RasterCheck {
  let folder: Path
  /// The hashes of the folder's pages as they are, by path.
  let pages: [String: String]

  func run(in workspace: some Workspace, into findings: inout Findings) {
    let path = folder.appending(RasterRecord.fileName)
    guard workspace.kind(of: path) != nil else { return }
    let rules = DocumentRules(
      missing: RecordRules.rasterMissing, malformed: RecordRules.provenanceJSON)
    guard let root = workspace.readJSON(path, rules: rules, into: &findings) else { return }
    guard root["kind"]?.string == RasterRecord.kind else {
      findings.report(
        RecordRules.unsupported, "the record is of kind '\(root["kind"]?.string ?? "?")'",
        at: root["kind"]?.location ?? root.location, hint: "only '\(RasterRecord.kind)' is read")
      return
    }
    guard let outputs = root["outputs"]?.sequence else {
      findings.report(
        RecordRules.fieldMissing, "the raster record has no list 'outputs'",
        at: root["outputs"]?.location ?? root.location, details: ["field": "outputs"])
      return
    }
    for node in outputs { check(node, in: workspace, into: &findings) }
  }

  private func check(_ node: Node, in workspace: some Workspace, into findings: inout Findings) {
    guard let name = node["path"]?.string, let hash = node["sha256"]?.string,
      let width = node["width"]?.integer, let height = node["height"]?.integer,
      let page = node["from"]?["path"]?.string, let source = node["from"]?["sha256"]?.string,
      Path(name).normalized.string.first != ".", !name.hasPrefix("/")
    else {
      findings.report(
        RecordRules.fieldMissing,
        "an output of the raster record lacks path, width, height, sha256 or from",
        at: node.location, details: ["field": "outputs"])
      return
    }
    let details: [String: JSONValue] = ["path": .string(name)]
    if pages[page] != source {
      let now = pages[page].map { "it hashes to \($0)" } ?? "it is not there"
      findings.report(
        RecordRules.rasterSource,
        "'\(name)' was drawn from the page '\(page)' with the hash \(source); \(now)",
        at: node.location, details: details)
    }
    let file = folder.appending(name)
    do throws(FileTrouble) {
      let bytes = try workspace.read(file, limit: VerifiedCapture.byteLimit)
      checkPicture(
        bytes, name: name, hash: hash, size: PixelSize(width: width, height: height),
        at: Location(file: file.string), details: details, into: &findings)
    } catch {
      findings.report(
        RecordRules.rasterMissing, "the picture '\(name)': \(error)",
        at: Location(file: file.string), details: details)
    }
  }

  private func checkPicture(
    _ bytes: [UInt8], name: String, hash: String, size: PixelSize, at place: Location,
    details: [String: JSONValue], into findings: inout Findings
  ) {
    let actual = SHA256.hex(of: bytes)
    if actual != hash {
      findings.report(
        RecordRules.rasterHash, "the picture '\(name)' hashes to \(actual), recorded is \(hash)",
        at: place, details: details)
    }
    do throws(ImageError) {
      let header = try ImageHeader.read(bytes)
      if header.hasAlpha {
        findings.report(
          RecordRules.rasterAlpha, "the picture '\(name)' has an alpha channel", at: place,
          details: details)
      }
      if header.size != size {
        findings.report(
          RecordRules.rasterSize, "the picture '\(name)' is \(header.size), recorded is \(size)",
          at: place, details: details)
      }
    } catch {
      findings.report(
        RecordRules.rasterHash, "the picture '\(name)' can't be read: \(error)", at: place,
        details: details)
    }
  }
}
