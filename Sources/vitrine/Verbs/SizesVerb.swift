import Diagnostics
import Documents
import Stores

extension Verb {
  static let sizes = Verb(
    "sizes", summary: "The stores' picture sizes, limits and duties, each with source and date",
    details: """
      DISPLAY is a family (iphone-6.9), a display type (APP_IPHONE_67), a placement group or a kind of \
      Google Play picture (phoneScreenshots). A table given with --table replaces and adds rows.
      """,
    options: [
      Option("--store", "app-store|google-play", "Only the rows of one store"),
      Option("--display", "DISPLAY", "Only the row of one display or kind of picture"),
      Option("--since", "DATE", "Only rows whose facts were read on that day or later"),
      Option("--table", "FILE", "Newer rows than those of this version"),
      Option(switch: "--wells", "Print every size as a wells.json instead"),
    ],
    run: { call in
      var findings = Findings()
      let filter: SizeFilter
      do throws(StoreChoice.Fault) {
        filter = SizeFilter(
          store: try StoreChoice.store(call), display: call.value("--display"),
          since: try StoreChoice.day("--since", of: call))
      } catch {
        return call.fail(UsageFault.rule, error.message, hint: error.hint)
      }
      guard let tables = StoreChoice.tables(call, into: &findings) else {
        return call.finish(findings)
      }
      if let name = filter.display, !tables.displayNames.contains(name) {
        let near = nearestMatch(to: name, in: tables.displayNames)
        return call.fail(
          UsageFault.rule, "no display is called '\(name)'",
          hint: near.map { "did you mean '\($0)'?" } ?? "vitrine sizes lists them all")
      }
      if call.has("--wells"), call.format == .text {
        return call.finish(findings, text: WellTable(tables).json.pretty)
      }
      return call.finish(
        findings, summary: call.has("--wells") ? WellTable(tables).json : tables.json(filter),
        text: tables.text(filter))
    })
}
