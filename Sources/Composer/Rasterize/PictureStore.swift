package import Diagnostics
package import Documents
import Raster

/// The captures of a run, decoded once each and made fit to be embedded.
package struct PictureStore: Sendable {
  /// The pictures by file, links resolved.
  package let pictures: [Path: EmbeddedImage]

  /// Decodes captures; one that can't be, or that has changed since it was verified, is reported.
  package static func load(
    _ captures: [VerifiedCapture], jobs: Int, in workspace: some Workspace,
    into findings: inout Findings
  ) async -> PictureStore {
    var seen: Set<Path> = []
    let unique = captures.filter { seen.insert(workspace.resolved($0.capture.path)).inserted }
    let loaded = await concurrentMap(unique, jobs: jobs) { capture in
      var faults = Findings()
      let picture = load(capture, in: workspace, into: &faults)
      return (workspace.resolved(capture.capture.path), picture, faults)
    }
    for (_, _, faults) in loaded { findings.add(faults) }
    let pairs = loaded.compactMap { path, picture, _ in picture.map { (path, $0) } }
    return PictureStore(
      pictures: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private static func load(
    _ source: VerifiedCapture, in workspace: some Workspace, into findings: inout Findings
  ) -> EmbeddedImage? {
    guard let bytes = source.bytes(in: workspace, into: &findings) else { return nil }
    do throws(ImageError) {
      return try EmbeddedImage(bytes)
    } catch {
      let capture = source.capture
      findings.report(
        CaptureRules.unreadable, "the capture '\(capture.id)' can't be drawn: \(error)",
        at: capture.location, hint: "export it again as PNG or JPEG",
        details: ["captureId": .string(capture.id), "path": .string(capture.path.string)])
      return nil
    }
  }
}
