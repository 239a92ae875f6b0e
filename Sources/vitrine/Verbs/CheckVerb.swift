import Diagnostics
import Documents
import Listing
import Stores

extension Verb {
  static let check = Verb(
    "check", operands: "PATH…", operandCount: 1...Int.max,
    summary: "Check finished pictures and texts of a listing, made by any tool",
    details: """
      PATH is a picture, a text or a folder. Folders are recognised: fastlane/screenshots, \
      fastlane/metadata, fastlane/metadata/android, <locale>/<device>, <device>/<locale>, loose \
      pictures. Nothing is ever changed.
      """,
    options: [
      Option("--store", "app-store|google-play", "Only what is for one store"),
      Option(
        "--layout", ListingLayout.allCases.map(\.rawValue).joined(separator: "|"),
        "How the folders are laid out, instead of finding out"),
      Option("--table", "FILE", "Newer store rows than those of this version"),
      Option(
        "--app-runs-on", ApplePlatform.allCases.map(\.rawValue).joined(separator: ","),
        "The platforms whose required sets must be there", repeats: true),
      Option("--now", "DATE", "The day for which duties with a date are checked"),
      Option(switch: "--fix-dry-run", "List what a person could do about the findings"),
    ],
    run: { call in
      var findings = Findings()
      guard let tables = StoreChoice.tables(call, into: &findings) else {
        return call.finish(findings)
      }
      let request: ListingRequest
      do throws(StoreChoice.Fault) {
        request = ListingRequest(
          paths: call.operands.map { Path($0) }, store: try StoreChoice.store(call),
          layout: try StoreChoice.layout(call), tables: tables,
          runsOn: try StoreChoice.platforms(call), day: try StoreChoice.day("--now", of: call))
      } catch {
        return call.fail(UsageFault.rule, error.message, hint: error.hint)
      }
      let listing = await ListingCheck.run(request, in: Disk())
      findings.add(listing.findings)
      guard call.has("--fix-dry-run") else {
        return call.finish(findings, summary: listing.summary, text: listing.text)
      }
      return call.finish(
        findings, summary: listing.summary.adding("fixes", listing.fixes),
        text: listing.text + listing.fixText)
    })
}
