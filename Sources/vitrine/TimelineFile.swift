import Diagnostics
import Documents
import EntitlementReplay
import Raster

/// Writes a timeline as the file that its name asks for.
enum TimelineFile {
  /// The endings that a timeline can have.
  static let endings = ["svg", "png"]

  /// Writes the picture; one that can't be drawn or written is a finding.
  static func write(_ timeline: Timeline, to path: Path, into findings: inout Findings) {
    do {
      var bytes = Array(timeline.svg.utf8)
      if path.fileExtension == "png" {
        let document = try SVGDocument(bytes)
        bytes = try PNGEncoder.encode(document.render(to: document.size))
      }
      try Disk().write([OutputFile(path, bytes)])
    } catch let trouble as FileTrouble {
      report(trouble.description, path, &findings)
    } catch {
      report("\(error)", path, &findings)
    }
  }

  private static func report(_ message: String, _ path: Path, _ findings: inout Findings) {
    findings.report(
      EntitlementRules.timelineUnwritable, message, at: Location(file: path.string),
      hint: EntitlementRules.timelineUnwritable.cure)
  }
}
