import Composer
import Documents
import Release

extension Verb {
  static let releaseDiff = Verb(
    "release diff", operands: "OLD NEW", operandCount: 2...2,
    summary: "Says what changed between two packets: prices first, pictures by how much",
    details: """
      OLD and NEW are packets' folders or tars of them. The exit status is 0 where they could be compared,
      whatever changed. Pictures are compared pixel by pixel in CIELAB: the share that differs by more than
      \(PictureMeasure.noticeable) (CIE 1976, the least that people notice side by side), and the mean.
      """,
    options: [
      Option("--html", "FILE.html", "Write one page with the pictures side by side"),
      Option(switch: "--exit-code", "Exit with 1 where anything changed, as git diff does"),
    ],
    run: { call in
      let page = call.value("--html").map { Path($0) }
      // A slip of the keyboard must not put a page in a packet's place.
      if let page, !["html", "htm"].contains(page.fileExtension) {
        return call.fail(
          UsageFault.rule, "--html is a page such as changes.html, not '\(page)'",
          hint: "end its name with .html")
      }
      let outcome = PacketDifference.run(
        Path(call.operands[0]), Path(call.operands[1]), showsPictures: page != nil, on: Disk(),
        temporary: Machine.temporary)
      if let page, let html = outcome.html {
        do throws(FileTrouble) {
          try Disk().write(Array(html.utf8), to: page)
        } catch {
          return call.fail(
            ProjectRules.outputUnwritable, "the page can't be written: \(error)",
            hint: "name a file in a folder that can be written to")
        }
      }
      let status = call.finish(outcome.findings, summary: outcome.summary, text: outcome.text)
      let isOther = call.has("--exit-code") && outcome.hasChanges
      return isOther && status == .clean ? .findings : status
    })
}
