public import Diagnostics
public import Documents

extension StoreTables {
  /// These rows with those of a user's file in their place.
  ///
  /// A row of the file replaces the row of the same name, and what it leaves out it takes over; a row
  /// of a new name is added. Its day is its own `date`, else the file's; a row older than the one that
  /// it replaces is taken all the same, with a warning.
  ///
  /// - Parameters:
  ///   - path: The file, JSON of the kind `store-tables`.
  ///   - workspace: Where files are.
  ///   - findings: What is wrong with the file.
  /// - Returns: The rows; nil where the file is missing or invalid, and then `findings` says why.
  public func reading(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> StoreTables? {
    let rules = DocumentRules(
      missing: StoreTableMissing.about, malformed: StoreTableInvalid.about)
    var found = Findings()
    let root = workspace.readJSON(path, rules: rules, into: &found)
    let tables = root.flatMap { overlaid(by: $0, into: &found) }
    findings.add(found)
    return found.hasErrors ? nil : tables
  }

  private func overlaid(by root: Node, into findings: inout Findings) -> StoreTables? {
    let rule = StoreTableInvalid.about
    guard var fields = Fields(root, of: "a store table", rule: rule, into: &findings) else {
      return nil
    }
    if let kind = fields.requiredText("kind"), kind != "store-tables" {
      fields.report(
        "the kind is '\(kind)', not 'store-tables'", at: root.location, field: "kind")
    }
    if let version = fields.requiredPositive("schemaVersion"), version != 1 {
      fields.report(
        "schemaVersion \(version) is not known", at: root.location, hint: "write version 1",
        field: "schemaVersion")
    }
    let source = fields.requiredText("source")
    let date = fields.requiredText("date").flatMap(Day.init)
    let lists = ["displays", "images", "required", "texts", "locales"].map { fields.list($0) ?? [] }
    if date == nil, let written = root["date"]?.string {
      fields.report(
        "'\(written)' is no day", at: root.location, hint: "write it as 2027-01-15", field: "date")
    }
    findings.add(fields.finish())
    guard let source, let date else { return nil }
    var overlay = StoreTableOverlay(tables: self, source: FactSource(source, date))
    overlay.read(lists)
    findings.add(overlay.findings)
    return overlay.tables
  }
}
