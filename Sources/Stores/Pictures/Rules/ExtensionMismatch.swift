package import Diagnostics
internal import Documents

/// A file whose extension names another format than its bytes have.
package enum ExtensionMismatch: PictureRule {
  package static let about = RuleDescription(
    code: "extension-mismatch", severity: .error,
    summary: "the extension of a picture names another format than the file has",
    rationale: """
      Upload tools tell the store the format by the extension; the store finds another one in the \
      bytes and refuses the file.
      """,
    bad: .init("pictures", "en-US/01_home.png 1320x2868 jpeg"),
    good: .init("pictures", "en-US/01_home.jpg 1320x2868 jpeg"),
    cure: "rename the file, or write it again in the format of its name")

  package static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings
  ) {
    let path = Path(picture.name)
    let format = picture.facts.format
    let known = format == .png ? ["png"] : ["jpg", "jpeg"]
    guard !known.contains(path.fileExtension) else { return }
    let right = "\(path.stem).\(known.first ?? "")"
    findings.report(
      about, "the file is a \(format.rawValue), but its name ends in '.\(path.fileExtension)'",
      of: picture, hint: "rename it to '\(right)'",
      fix: Fix(.rename, "rename it to '\(right)'", to: right))
  }
}
