package import Diagnostics
package import Documents

extension Copy {
  /// Reads copy in any of its forms: JSON, a string catalog, a folder of `.strings`, CSV.
  package static func read(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    if workspace.kind(of: path) == .folder {
      return readStringsFolder(path, in: workspace, into: &findings)
    }
    switch path.fileExtension {
    case "xcstrings": return readCatalog(path, in: workspace, into: &findings)
    case "csv": return readCSV(path, in: workspace, into: &findings)
    case "strings": return readStrings(path, in: workspace, into: &findings)
    default: return readJSON(path, in: workspace, into: &findings)
    }
  }

  /// Adds what another file says; a text of its own stays.
  package mutating func merge(_ other: Copy) {
    fontFamily = fontFamily ?? other.fontFamily
    if let more = other.fonts { fonts = (fonts ?? []) + more }
    files += other.files
    for (tag, texts) in other.locales {
      guard var mine = locales[tag] else {
        locales[tag] = texts
        continue
      }
      mine.fontFamily = mine.fontFamily ?? texts.fontFamily
      mine.texts.merge(texts.texts) { own, _ in own }
      locales[tag] = mine
    }
  }
}
