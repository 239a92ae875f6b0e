package import Diagnostics
package import Documents

/// A template that was read and found fit to be filled.
package struct Template: Sendable {
  /// The file, seen from the process's folder.
  package let path: Path
  /// Its text.
  package let bytes: [UInt8]
  /// The SHA-256 of the file, 64 lower-case hexadecimal digits.
  package let sha256: String
  /// Its text as a tree.
  package let tree: XMLTree
  /// Its text taken apart at its placeholders.
  package let pieces: [Placeholder.Piece]
  /// What a designed template says of itself; nil for one with placeholders.
  let design: Design?

  /// No template has more bytes.
  package static let byteLimit = 4 << 20

  /// Reads a template; whatever keeps it from being filled or drawn is reported.
  package static func read(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Template? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: byteLimit)
    } catch {
      findings.report(
        TemplateRules.missing, error.description, at: Location(file: path.string),
        details: ["path": .string(path.string)])
      return nil
    }
    let tree = XMLReader().read(bytes, file: path.string)
    let scan = PageScan(tree)
    let pieces = Placeholder.pieces(of: tree.bytes)
    var faults = scan.findings
    var design: Design?
    if let root = tree.root, Design.isOne(root) {
      let assets = readAssets(scan.images, beside: path, in: workspace, into: &faults)
      var reader = DesignReader()
      design = reader.read(root, assets: assets)
      faults.add(reader.findings)
    } else {
      checkNames(of: pieces, tree: tree, into: &faults)
    }
    findings.add(faults)
    guard !faults.hasErrors else { return nil }
    return Template(
      path: path, bytes: bytes, sha256: SHA256.hex(of: bytes), tree: tree, pieces: pieces,
      design: design)
  }

  /// How many captures a shot gives it.
  package var slotCount: Int { design?.slotCount ?? 1 }

  /// How many pictures it makes, side by side.
  package var pageCount: Int { design?.pages ?? 1 }

  /// The names of its texts, and whether a picture may do without.
  package var textNames: [(name: String, isOptional: Bool)] {
    design?.textNames ?? [("headline", false)]
  }

  /// The pictures that a designed template brings along, or names: in its folder or below.
  private static func readAssets(
    _ images: [PageScan.Image], beside path: Path, in workspace: some Workspace,
    into findings: inout Findings
  ) -> [String: String] {
    let folder = workspace.resolved(path).parent
    var assets: [String: String] = [:]
    for image in images where assets[image.href] == nil {
      do throws(PageImages.Dropped) {
        assets[image.href] = try PageImages.embedded(image.href, below: folder, in: workspace)
      } catch {
        findings.report(
          DrawingRules.imageDropped, "the image '\(image.href.shortened)' \(error.reason)",
          at: image.location, hint: error.hint)
      }
    }
    return assets
  }

  private static func checkNames(
    of pieces: [Placeholder.Piece], tree: XMLTree, into findings: inout Findings
  ) {
    var seen: Set<Placeholder> = []
    for piece in pieces {
      guard case .name(let name, let range) = piece else { continue }
      if let known = Placeholder(rawValue: name) {
        seen.insert(known)
      } else {
        let near = nearestMatch(to: name, in: Placeholder.allCases.map(\.rawValue))
        findings.report(
          TemplateRules.placeholderUnknown, "nothing fills the placeholder '{{\(name)}}'",
          at: tree.location(of: range), hint: near.map { "did you mean '{{\($0)}}'?" },
          details: ["field": .string(name)])
      }
    }
    guard let root = tree.root else { return }
    for placeholder in Placeholder.required where !seen.contains(placeholder) {
      findings.report(
        TemplateRules.placeholderMissing, "the template has no '{{\(placeholder.rawValue)}}'",
        at: root.location, hint: "add it where its value belongs",
        details: ["field": .string(placeholder.rawValue)])
    }
  }
}
