import Diagnostics
import Documents

/// A privacy manifest that disagrees with itself or the Info.plist about tracking.
enum TrackingMismatch {
  static let rule = RuleDescription(
    code: "tracking-mismatch", severity: .error,
    summary: "the privacy manifest and the Info.plist disagree about tracking",
    rationale: """
      An app that says it tracks must name the domains and ask people first; iOS blocks the domains until \
      they agree. Guideline 5.1.2(i).
      """,
    bad: .init("xcprivacy", "<key>NSPrivacyTracking</key>\n<true/>"),
    good: .init(
      "xcprivacy",
      """
      <key>NSPrivacyTracking</key>
      <true/>
      <key>NSPrivacyTrackingDomains</key>
      <array><string>ads.soar.example</string></array>
      """),
    cure: "Name the domains and ask, or say that the app does not track.")

  private static let guideline: [String: JSONValue] = ["guideline": "5.1.2(i)"]
  private static let purpose = "NSUserTrackingUsageDescription"

  static func check(
    _ manifest: PrivacyManifest, plist: InfoPlist?, settings: AppSettings,
    into findings: inout Findings
  ) {
    guard let node = manifest.root["NSPrivacyTracking"], let tracks = manifest.tracks else {
      return
    }
    if tracks, manifest.trackingDomains.isEmpty {
      findings.report(
        rule, "NSPrivacyTracking is true and NSPrivacyTrackingDomains names no domain",
        at: node.location,
        hint: "name the domains that data for tracking goes to (guideline 5.1.2(i))",
        details: guideline)
    }
    if !tracks, let first = manifest.trackingDomains.first {
      findings.report(
        rule, "NSPrivacyTracking is false and NSPrivacyTrackingDomains names a domain",
        at: first.location,
        hint: "set NSPrivacyTracking to true, or take the domains out (guideline 5.1.2(i))",
        details: guideline)
    }
    guard tracks, let plist, plist.setting(purpose, in: settings)?.setting.isBlank ?? true else {
      return
    }
    findings.report(
      rule, "NSPrivacyTracking is true, but '\(plist.file)' has no \(purpose): the app can't ask",
      at: node.location,
      hint: "add \(purpose), or set NSPrivacyTracking to false (guideline 5.1.2(i))",
      details: guideline)
  }
}
