internal import Diagnostics
internal import Documents

enum UnreadableDocument {
  static let about = RuleDescription(
    code: "extension-document-unreadable", severity: .error,
    summary: "a file of the package can't be read as YAML or JSON",
    rationale: """
      The host reads YAML 1.2 in UTF-8 and JSON. Aliases are refused: none of these files needs them, \
      and a few lines of them stand for gigabytes.
      """,
    bad: .init(
      "yaml",
      """
      dependencies: &none []
      imports: *none
      """),
    good: .init(
      "yaml",
      """
      dependencies: []
      imports: []
      """),
    cure: "Mend the file where the finding points; write values out instead of aliases.")

  /// Reports the faults of a file's writing; `what` is how messages call the file.
  static func report(
    _ document: Document, what: String, of place: Location, _ findings: inout Findings
  ) {
    let repeated = document.faults.filter { $0.kind == .duplicateKey }
    findings.report(repeated, as: RepeatedKey.about)
    findings.report(document.faults.filter { $0.kind != .duplicateKey }, as: about)
    if document.root == nil, document.faults.isEmpty {
      findings.report(about, "\(what) is empty", at: place, hint: "write the document")
    }
  }

  /// Reports a file that could not be read at all.
  static func report(_ trouble: FileTrouble, at place: Location, into findings: inout Findings) {
    findings.report(about, trouble.description, at: place)
  }
}
