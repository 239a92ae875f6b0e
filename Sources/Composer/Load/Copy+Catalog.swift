import Diagnostics
import Documents

extension Copy {
  /// Reads a string catalog; a text that nobody has called done keeps its state.
  static func readCatalog(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: ReadingLimits().bytes)
    } catch {
      findings.report(
        CopyRules.missing, error.description, at: Location(file: path.string),
        details: ["path": .string(path.string)])
      return nil
    }
    let result = XCStringsReader().read(bytes, file: path.string)
    findings.report(result.faults, as: CopyRules.invalidJSON)
    guard let catalog = result.catalog else { return nil }
    var copy = Copy()
    copy.files = [path.string]
    for entry in catalog.entries {
      let stale = entry.extractionState == "stale" ? "stale" : nil
      for unit in catalog.texts(of: entry.key).values.sorted(by: { $0.locale < $1.locale }) {
        copy.add(unit, key: entry.key, stale: stale, file: path, into: &findings)
      }
    }
    return copy
  }

  private mutating func add(
    _ unit: StringCatalog.Unit, key: String, stale: String?, file: Path,
    into findings: inout Findings
  ) {
    guard let tag = LocaleTag(unit.locale) else {
      findings.report(
        CopyRules.invalid, "'\(unit.locale)' is no locale", at: unit.location,
        details: ["locale": .string(unit.locale)])
      return
    }
    let state = unit.state.flatMap { $0 == "translated" ? nil : $0 } ?? stale
    var texts = locales[tag.text.lowercased()] ?? Texts(location: Location(file: file.string))
    texts.add(Text(unit.value, at: unit.location, unfinished: state), key: key, into: &findings)
    locales[tag.text.lowercased()] = texts
  }
}
