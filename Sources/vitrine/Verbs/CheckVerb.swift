import Composer
import ContactSheet
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
      pictures. None of them is ever changed.
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
      Option("--html", "FILE.html", "Write one page that shows every picture with its findings"),
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
      if let page = call.value("--html"),
        let status = call.write(listing, beside: findings, to: Path(page))
      {
        return status
      }
      guard call.has("--fix-dry-run") else {
        return call.finish(findings, summary: listing.summary, text: listing.text)
      }
      return call.finish(
        findings, summary: listing.summary.adding("fixes", listing.fixes),
        text: listing.text + listing.fixText)
    })
}

extension Invocation {
  /// Writes the page of a listing; the status where that can't be done.
  fileprivate func write(
    _ listing: CheckedListing, beside findings: Findings, to page: Path
  ) -> ExitStatus? {
    // A slip of the keyboard must not put a page in a picture's place.
    guard ["html", "htm"].contains(page.fileExtension) else {
      return fail(
        UsageFault.rule, "--html is a page such as listing.html, not '\(page)'",
        hint: "end its name with .html")
    }
    let disk = Disk()
    let sheet = listing.sheet(of: findings, at: page, in: disk)
    do throws(FileTrouble) {
      try disk.write([OutputFile(page, sheet.html)])
      return nil
    } catch {
      return fail(
        ProjectRules.outputUnwritable, "the page can't be written: \(error)",
        hint: "name a file in a folder that can be written to")
    }
  }
}
