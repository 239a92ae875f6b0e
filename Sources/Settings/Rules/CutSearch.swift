package import Diagnostics
package import Documents

/// A search that ended before it had seen all.
package enum CutSearch {
  static let rule = RuleDescription(
    code: "search-cut", severity: .warning,
    summary: "the folder holds more files than a search looks at",
    rationale: "What lies beyond was not looked at, so a fault in it is not found.",
    bad: .init("shell", "vitrine settings check / --search"),
    good: .init("shell", "vitrine settings check Config/App.xcconfig"),
    cure: "Name the files, or search a smaller folder.")

  package static func check(_ search: FileSearch, in folder: Path, into findings: inout Findings) {
    guard search.isCut else { return }
    findings.report(
      rule, "'\(folder)' holds more files than are looked at", at: Location(file: folder.string),
      hint: "name the files, or search a smaller folder")
  }
}
