internal import Diagnostics
internal import Documents

/// A StoreKit file of a version that isn't known.
enum StoreKitVersionUnknown {
  static let about = RuleDescription(
    code: "storekit-version-unknown", severity: .warning,
    summary: "the StoreKit file is of a version that is not known",
    rationale:
      "Its keys may mean something else; the file is checked as if it were the newest known.",
    bad: .storeKit(top: ["version: {\"major\": 9, \"minor\": 0}"]),
    good: .storeKit(top: ["version: {\"major\": 5, \"minor\": 0}"]),
    cure: "Use a release of vitrine that knows it, or restore the 'version' that Xcode wrote.")

  static func check(_ file: StoreKitFile, into findings: inout Findings) {
    guard !file.isKnownVersion else { return }
    let known =
      "versions \(StoreKitFile.versions.lowerBound) to \(StoreKitFile.versions.upperBound)"
    guard let major = file.major else {
      findings.report(
        about, "the file has no version",
        at: file.root["version"]?.location
          ?? Location(file: file.path.string), hint: "\(known) are known")
      return
    }
    findings.report(
      about, "the file is of version \(major.value)", at: major.location,
      hint: "\(known) are known; it is checked as if it were the newest of them")
  }
}
