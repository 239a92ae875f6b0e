internal import Diagnostics
internal import Documents

enum LinkedResource {
  static let about = RuleDescription(
    code: "resource-linked", severity: .error,
    summary: "a resource is a symbolic link, or lies behind one",
    rationale:
      "A link can lead out of the package and change after the review; the host follows none.",
    bad: .init("shell", "ln -s ../notes.md notes.md"),
    good: .init("shell", "cp ../notes.md notes.md"),
    cure: "Put the file itself into the package.")

  static func report(_ path: Text, link: Path, into findings: inout Findings) {
    let what = link.string == path.value ? "is a symbolic link" : "lies behind the link '\(link)'"
    findings.report(
      about, "'\(path.value)' \(what)", at: path.location,
      hint: "put the file itself into the package")
  }
}
