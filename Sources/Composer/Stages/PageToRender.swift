package import Diagnostics
package import Documents
package import Geometry

/// A page of a composed folder whose file and captures are what its record says.
package struct PageToRender: Sendable {
  package let svg: [UInt8]
  /// The page's SHA-256.
  package let sha256: String
  /// The page's file, seen from its folder.
  package let name: String
  package let folder: Path
  package let size: PixelSize
  package let well: String
  package let locale: LocaleTag
  package let composedAt: Timestamp
  package let captures: [VerifiedCapture]

  /// Reads a page that a record names; what differs from the record is reported.
  package static func read(
    _ output: Provenance.Output, locale: LocaleTag, composedAt: Timestamp, folder: Path,
    in workspace: some Workspace, into findings: inout Findings
  ) -> PageToRender? {
    let path = folder.appending(output.path)
    let place = Location(file: path.string)
    let details: [String: JSONValue] = [
      "path": .string(output.path), "locale": .string(locale.text),
    ]
    let location = output.location ?? place
    let captures = output.sources.compactMap { source in
      VerifiedCapture.verify(
        Capture(source, folder: folder, location: location), in: workspace, into: &findings)
    }
    do throws(FileTrouble) {
      let svg = try workspace.read(path, limit: 64 << 20)
      let hash = SHA256.hex(of: svg)
      guard hash == output.sha256 else {
        findings.report(
          RecordRules.outputHash,
          "the page '\(output.path)' hashes to \(hash), recorded is \(output.sha256)", at: place,
          hint: "compose it again", details: details)
        return nil
      }
      guard captures.count == output.sources.count else { return nil }
      return PageToRender(
        svg: svg, sha256: hash, name: output.path, folder: folder, size: output.size,
        well: output.well, locale: locale, composedAt: composedAt, captures: captures)
    } catch {
      findings.report(
        RecordRules.outputMissing, "the page '\(output.path)': \(error)", at: place,
        details: details)
      return nil
    }
  }

  /// The picture's file, seen from the folder.
  package var pictureName: String { Self.pictureName(of: name) }

  /// The file of a page's picture, seen from the folder.
  package static func pictureName(of page: String) -> String {
    page.hasSuffix(".svg") ? "\(page.dropLast(4)).png" : "\(page).png"
  }
}
