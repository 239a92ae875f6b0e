import Diagnostics
import Documents

/// A purpose string that an app needs and doesn't have.
enum MissingPurpose {
  static let rule = RuleDescription(
    code: "purpose-string-missing", severity: .error,
    summary: "the text that iOS shows when the app asks is missing or blank",
    rationale: """
      Apple refuses the build by mail after the upload (ITMS-90683), and an app that asks without the text \
      is ended by iOS on the spot. Guideline 5.1.1(ii): a purpose string must say clearly what the data is \
      for.
      """,
    bad: .init("plist", "<key>NSCameraUsageDescription</key>\n<string>$(NOT_SET)</string>"),
    good: .init(
      "plist",
      "<key>NSCameraUsageDescription</key>\n<string>Soar takes the picture that you frame.</string>"
    ),
    cure:
      "Write what the app does with it, for people; or take what the app does not ask out of 'asks'."
  )

  static func report(
    _ row: PurposeString, value: ResolvedSetting?, plist: InfoPlist, into findings: inout Findings
  ) {
    let entry = plist.entry(row.key)
    let near =
      entry == nil
      ? nearestMatch(
        to: row.key,
        in: plist.stringKeys.filter { key in !PurposeString.all.contains { $0.key == key } }) : nil
    let hint =
      near.map { "did you mean the key '\($0)'?" }
      ?? "say what the app does with it (guideline 5.1.1(ii)); if the app never asks, name what it asks in "
      + "the project file: release: { asks: [] }"
    findings.report(
      rule, "\(row.key) is \(state(entry != nil, value))",
      at: location(entry != nil, value, plist, row),
      hint: hint, details: ["guideline": "5.1.1(ii)"])
  }

  private static func state(_ isThere: Bool, _ value: ResolvedSetting?) -> String {
    guard isThere else { return "missing" }
    guard let value else { return "no text" }
    if value.isUnexpanded { return "not expanded\(value.shownTrail)" }
    let unset = value.undefined.map { "'\($0)'" }.joined(separator: ", ")
    return unset.isEmpty
      ? "blank\(value.shownTrail)" : "blank after expansion: nothing sets \(unset)"
  }

  private static func location(
    _ isThere: Bool, _ value: ResolvedSetting?, _ plist: InfoPlist, _ row: PurposeString
  ) -> Location {
    value?.location ?? plist.entry(row.key)?.keyLocation ?? Location(file: plist.file.string)
  }
}
