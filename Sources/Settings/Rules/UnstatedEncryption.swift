import Diagnostics
import Documents

/// An Info.plist that doesn't say whether the app's encryption falls under export rules.
enum UnstatedEncryption {
  static let rule = RuleDescription(
    code: "encryption-unstated", severity: .warning,
    summary: "the Info.plist does not state whether the app uses non-exempt encryption",
    rationale: """
      App Store Connect holds every build back with "Missing Compliance" until a person answers, so no \
      upload reaches testers or review by itself.
      """,
    bad: .init("plist", "<key>ITSAppUsesNonExemptEncryption</key>\n<string>NO</string>"),
    good: .init("plist", "<key>ITSAppUsesNonExemptEncryption</key>\n<false/>"),
    cure:
      "Add ITSAppUsesNonExemptEncryption: false for an app that only uses HTTPS and the system's own."
  )

  private static let key = "ITSAppUsesNonExemptEncryption"

  static func check(_ plist: InfoPlist, into findings: inout Findings) {
    guard let entry = plist.entry(key) else {
      findings.report(
        rule, "\(key) is missing", at: Location(file: plist.file.string),
        hint:
          "add <key>\(key)</key><false/> if the app only uses HTTPS and the system's own encryption (Apple's export compliance)"
      )
      return
    }
    guard let states = entry.value.bool else {
      findings.report(
        rule, "\(key) is \(entry.value.kindName), not a boolean", at: entry.value.location,
        hint: "write <true/> or <false/> (Apple's export compliance)")
      return
    }
    let code = plist.entry("ITSEncryptionExportComplianceCode")?.value.string ?? ""
    if states, code.trimmed.isEmpty {
      findings.report(
        rule, "\(key) is true without an ITSEncryptionExportComplianceCode",
        at: entry.value.location,
        hint:
          "add the code that App Store Connect gave for the app's documentation (Apple's export compliance)"
      )
    }
  }
}
