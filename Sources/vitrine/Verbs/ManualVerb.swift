import Composer
import Diagnostics
import Documents

extension Verb {
  static let manual = Verb(
    "manual", summary: "Prints the manual page; with --json the table of verbs and options",
    details: """
      vitrine manual | man -l - shows it on Linux, vitrine manual | mandoc -a on macOS. With --pages, \
      writes a page of Markdown for each verb and each code into DIR instead, as DocC reads them.
      """,
    options: [Option("--pages", "DIR", "Write the pages of the docs into a folder")],
    run: { call in
      guard let folder = call.value("--pages").map({ Path($0) }) else {
        return call.finish(
          Findings(), summary: VerbTable(Verb.all).json, text: ManualPage(verbs: Verb.all).text)
      }
      let pages = ReferencePages(verbs: Verb.all, areas: RuleCatalog.areas).files(in: folder)
      do throws(FileTrouble) {
        try Disk().write(pages)
      } catch {
        return call.fail(
          ProjectRules.outputUnwritable, "the pages can't be written: \(error)",
          hint: "name a folder that can be written to")
      }
      return call.finish(
        Findings(), summary: ["pages": .integer(pages.count)],
        text: "\(pages.count) pages in \(folder)\n")
    })
}
