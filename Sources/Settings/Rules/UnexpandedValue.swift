import Diagnostics

/// A value of the Info.plist in which a reference stays as it is.
enum UnexpandedValue {
  static let rule = RuleDescription(
    code: "info-plist-value-unexpanded", severity: .error,
    summary: "a reference in the Info.plist is not expanded",
    rationale:
      "The app gets the characters $( and what follows as its value, which no check for empty finds.",
    bad: .init("plist", "<key>LINKING_DOMAIN</key>\n<string>$(LINKING_DOMAIN</string>"),
    good: .init("plist", "<key>LINKING_DOMAIN</key>\n<string>$(LINKING_DOMAIN)</string>"),
    cure: "Close the bracket.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard let plist = seen.plist else { return }
    for key in plist.stringKeys.unique where !key.hasSuffix("UsageDescription") {
      guard let value = plist.setting(key, in: seen.settings), value.setting.isUnexpanded
      else { continue }
      findings.report(
        rule, "the value of '\(key)' still holds '$(' after expansion, and counts as missing",
        at: value.setting.location, hint: "close the bracket of the reference")
    }
  }
}
