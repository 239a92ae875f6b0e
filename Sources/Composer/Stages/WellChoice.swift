package import Diagnostics
import Documents
package import Geometry
package import Stores

/// Chooses the well of a capture, and checks what the table says of it.
package struct WellChoice: Sendable {
  package let table: WellTable

  package init(_ table: WellTable) { self.table = table }

  /// The capture's named well, else the only one of its exact size; anything else is reported.
  package func well(for capture: Capture, into findings: inout Findings) -> Well? {
    let details: [String: JSONValue] = ["captureId": .string(capture.id)]
    if let name = capture.well {
      if let well = table.well(named: name) { return well }
      let near = table.nearestName(to: name)
      findings.report(
        WellChoiceRules.unknown, "the capture '\(capture.id)' names the well '\(name)'",
        at: capture.location, hint: near.map { "did you mean '\($0)'?" } ?? known, details: details)
      return nil
    }
    let fitting = table.wells(of: capture.size)
    if fitting.count == 1 { return fitting[0] }
    if fitting.isEmpty {
      findings.report(
        WellChoiceRules.notFound,
        "no well has the size of the capture '\(capture.id)', \(capture.size) px",
        at: capture.location, hint: "name its well in the manifest", details: details)
    } else {
      let names = fitting.map { "'\($0.id)'" }.sorted().joined(separator: ", ")
      findings.report(
        WellChoiceRules.ambiguous,
        "several wells have the size of the capture '\(capture.id)', \(capture.size) px: \(names)",
        at: capture.location, hint: "name one of them in the manifest", details: details)
    }
    return nil
  }

  /// Reports a picture whose short side is under its well's cited minimum.
  package func checkMinimum(
    of well: Well, size: PixelSize, page: String, into findings: inout Findings
  ) {
    guard let minimum = well.minimum, size.shortSide < minimum.width else { return }
    findings.report(
      WellChoiceRules.belowMinimum,
      """
      '\(page)' is \(size) px, its short side under the \(minimum.width) px that the well \
      '\(well.id)' asks for (\(minimum.well); \(minimum.source))
      """,
      hint: "choose a well whose short side has \(minimum.width) px or more",
      details: ["path": .string(page), "well": .string(well.id)])
  }

  /// Says once which of the wells that are used have no cited minimum.
  package func reportUncited(_ wells: [Well], into findings: inout Findings) {
    let names = Set(wells.filter { $0.minimum == nil }.map(\.id)).sorted()
    guard !names.isEmpty else { return }
    findings.report(
      WellChoiceRules.uncited,
      "no minimum native width is cited for \(names.map { "'\($0)'" }.joined(separator: ", "))",
      hint: "nothing is checked against a number that nobody has cited")
  }

  private var known: String { "the wells are \(table.names.prefix(12).joined(separator: ", "))" }
}
