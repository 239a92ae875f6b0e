import Diagnostics
import Documents

/// A report that is read back from the file that a build has left.
enum RecordedReport {
  /// The report; nil where the file is not one of this tool's.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - workspace: Where it is.
  ///   - text: What the report says to people before its findings.
  ///   - strict: Whether warnings count as errors.
  /// - Returns: The report that was written there.
  static func read(
    _ path: Path, in workspace: some Workspace, text: String, strict: Bool
  ) -> Report? {
    guard let bytes = try? workspace.read(path, limit: VerifiedCapture.byteLimit),
      let root = JSONReader(limits: ReadingLimits(bytes: VerifiedCapture.byteLimit))
        .read(bytes, file: path.string).root,
      let verb = root["verb"]?.string, let summary = root["summary"],
      let nodes = root["findings"]?.sequence
    else { return nil }
    var findings = Findings()
    for node in nodes {
      guard let finding = Finding(recorded: node) else { return nil }
      findings.add(finding)
    }
    return Report(
      verb: verb, findings: findings, summary: summary.json, text: text, strict: strict)
  }
}

extension Finding {
  fileprivate init?(recorded node: Node) {
    guard let code = node["code"]?.string, let message = node["message"]?.string,
      let severity = node["severity"]?.string.flatMap(Severity.init), let entries = node.mapping
    else { return nil }
    let fixed: Set = [
      "code", "severity", "message", "file", "line", "column", "endLine", "endColumn", "hint",
      "related",
    ]
    let details = entries.filter { !fixed.contains($0.key) }.map { ($0.key, $0.value.json) }
    self.init(
      recorded: code, severity: severity, message: message, location: Location(recorded: node),
      hint: node["hint"]?.string,
      related: (node["related"]?.sequence ?? []).compactMap { place in
        guard let message = place["message"]?.string, let location = Location(recorded: place)
        else { return nil }
        return Related(message, at: location)
      },
      details: Dictionary(details, uniquingKeysWith: { _, last in last }))
  }
}

extension Location {
  fileprivate init?(recorded node: Node) {
    guard let file = node["file"]?.string else { return nil }
    func place(_ line: String, _ column: String) -> Place? {
      guard let line = node[line]?.integer, let column = node[column]?.integer else { return nil }
      return Place(line: line, column: column)
    }
    self.init(
      file: file, start: place("line", "column"), end: place("endLine", "endColumn"))
  }
}
