import Diagnostics

/// An Info.plist that can't be read.
enum UnreadableInfoPlist {
  static let rule = RuleDescription(
    code: "info-plist-unreadable", severity: .error,
    summary: "the Info.plist can't be read",
    rationale: "Nothing of what the app sees of its settings, or asks people for, can be checked.",
    bad: .init("plist", "<key>CFBundleName</key>"),
    good: .init("plist", "<key>CFBundleName</key>\n<string>Soar</string>"),
    cure: "Mend it, or convert it to XML: plutil -convert xml1 Info.plist.")
}
