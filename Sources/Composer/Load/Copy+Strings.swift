import Diagnostics
import Documents

extension Copy {
  /// Reads a folder of texts: `<locale>.strings`, or `<locale>.lproj` with `.strings` files in it.
  static func readStringsFolder(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    let names: [String]
    do throws(FileTrouble) {
      names = try workspace.names(in: path)
    } catch {
      findings.report(CopyRules.missing, error.description, at: Location(file: path.string))
      return nil
    }
    var copy = Copy()
    copy.files = [path.string]
    for name in names where !name.hasPrefix(".") {
      let file = path.appending(name)
      switch Path(name).fileExtension {
      case "strings":
        copy.add(file, locale: Path(name).stem, in: workspace, into: &findings)
      case "lproj":
        for inner in (try? workspace.names(in: file)) ?? [] where inner.hasSuffix(".strings") {
          let strings = file.appending(inner)
          copy.add(strings, locale: Path(name).stem, in: workspace, into: &findings)
        }
      default: break
      }
    }
    if copy.locales.isEmpty {
      findings.report(
        CopyRules.missing, "the folder '\(path)' holds no .strings file",
        at: Location(file: path.string), hint: "name them by locale, like en-US.strings")
    }
    return copy
  }

  /// Reads one `.strings` file, named for its locale.
  static func readStrings(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    var copy = Copy()
    copy.files = [path.string]
    copy.add(path, locale: path.stem, in: workspace, into: &findings)
    return copy
  }

  private mutating func add(
    _ file: Path, locale: String, in workspace: some Workspace, into findings: inout Findings
  ) {
    guard let tag = LocaleTag(locale) else {
      findings.report(
        CopyRules.invalid, "'\(locale)' is no locale", at: Location(file: file.string),
        hint: "name the file by its locale, like en-US.strings")
      return
    }
    let document: Document
    do throws(FileTrouble) {
      let bytes = try workspace.read(file, limit: ReadingLimits().bytes)
      document = StringsReader().read(bytes, file: file.string)
    } catch {
      findings.report(CopyRules.missing, error.description, at: Location(file: file.string))
      return
    }
    findings.report(document.faults, as: CopyRules.invalidJSON)
    var texts = locales[tag.text.lowercased()] ?? Texts(location: Location(file: file.string))
    for entry in document.root?.mapping ?? [] {
      texts.add(entry.value, key: entry.key, into: &findings)
    }
    locales[tag.text.lowercased()] = texts
  }
}
