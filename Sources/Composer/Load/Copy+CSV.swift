import Diagnostics
import Documents

extension Copy {
  /// Reads a table of texts (RFC 4180): the first row names `key` and the locales.
  static func readCSV(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    guard let source = readText(path, in: workspace, into: &findings) else { return nil }
    let table = CSVReader(source: source).read()
    findings.report(table.faults, as: CopyRules.invalidJSON)
    guard let head = table.rows.first else {
      findings.report(CopyRules.invalid, "the table is empty", at: Location(file: path.string))
      return nil
    }
    var copy = Copy()
    copy.files = [path.string]
    let columns = head.dropFirst().map { cell -> String? in
      let tag = LocaleTag(cell.text)
      if tag == nil, !cell.text.isEmpty, !["comment", "notes"].contains(cell.text.lowercased()) {
        findings.report(
          CopyRules.invalid, "the column '\(cell.text)' is no locale", at: cell.location,
          hint: "write it like en-US or zh-Hans; a column 'comment' is passed over")
      }
      guard let tag else { return nil }
      copy.locales[tag.text.lowercased()] = Texts(location: cell.location)
      return tag.text.lowercased()
    }
    copy.addRows(of: table, columns: columns, into: &findings)
    return copy
  }

  private mutating func addRows(
    of table: CSVReader.Table, columns: [String?], into findings: inout Findings
  ) {
    var seen: [String: Location] = [:]
    for row in table.rows.dropFirst() where row.contains(where: { !$0.text.isEmpty }) {
      guard let key = row.first else { continue }
      if let first = seen[key.text] {
        findings.report(
          CopyRules.invalid, "the key '\(key.text)' stands here a second time", at: key.location,
          related: [.init("it stands here first", at: first)])
      }
      seen[key.text] = seen[key.text] ?? key.location
      if row.count > columns.count + 1 {
        findings.report(
          CopyRules.invalid, "the row '\(key.text)' has more cells than the first row",
          at: row[columns.count + 1].location, hint: "put a text with a comma in double quotes")
      }
      for (column, cell) in zip(columns, row.dropFirst()) {
        // An empty cell is a missing text, which whoever asks for it reports.
        guard let column, !cell.text.isEmpty else { continue }
        locales[column]?.add(Text(cell.text, at: cell.location), key: key.text, into: &findings)
      }
    }
  }

  /// Reads a text file, in UTF-8 or in UTF-16 with a byte order mark.
  static func readText(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> SourceText? {
    let limits = ReadingLimits()
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: limits.bytes)
    } catch {
      findings.report(
        CopyRules.missing, error.description, at: Location(file: path.string),
        details: ["path": .string(path.string)])
      return nil
    }
    do throws(DocumentFault.Thrown) {
      return try SourceText(decoding: bytes, file: path.string, limits: limits)
    } catch {
      findings.report([error.fault], as: CopyRules.invalidJSON)
      return nil
    }
  }
}
