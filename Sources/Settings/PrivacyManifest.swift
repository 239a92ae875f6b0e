import Diagnostics
import Documents

/// An app's PrivacyInfo.xcprivacy: what the rules about it look at.
struct PrivacyManifest {
  let file: Path
  let root: Node

  /// The keys of the file, from Apple's "Privacy manifest files", read in July 2026.
  static let keys = [
    "NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes",
    "NSPrivacyAccessedAPITypes",
  ]

  /// The reasons that Apple accepts for each kind of API, from "Describing use of required reason API",
  /// read in July 2026; enforced since 1 May 2024 (ITMS-91053).
  static let reasons: [(category: String, codes: [String])] = [
    ("NSPrivacyAccessedAPICategoryFileTimestamp", ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"]),
    ("NSPrivacyAccessedAPICategorySystemBootTime", ["35F9.1", "8FFB.1", "3D61.1"]),
    ("NSPrivacyAccessedAPICategoryDiskSpace", ["85F4.1", "E174.1", "7D9E.1", "B728.1"]),
    ("NSPrivacyAccessedAPICategoryActiveKeyboards", ["3EC4.1", "54BD.1"]),
    ("NSPrivacyAccessedAPICategoryUserDefaults", ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"]),
  ]

  /// Reasons that only an SDK may give, from the same page.
  static let onlyForSDKs = ["0A2A.1", "C56D.1"]

  /// Whether the app tracks people, as far as the file says.
  var tracks: Bool? { root["NSPrivacyTracking"]?.bool }

  /// The domains that it says are used for tracking.
  var trackingDomains: [Node] { root["NSPrivacyTrackingDomains"]?.sequence ?? [] }

  /// What it says of APIs that need a reason.
  var accessedTypes: [Node] { root["NSPrivacyAccessedAPITypes"]?.sequence ?? [] }

  /// Reads one; what is wrong with it goes to `findings`.
  static func load(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> PrivacyManifest? {
    guard
      let root = PropertyListFile.read(
        path, in: workspace, as: InvalidPrivacyManifest.rule, into: &findings)
    else { return nil }
    return PrivacyManifest(file: path, root: root)
  }

  func check(beside plist: InfoPlist?, settings: AppSettings, into findings: inout Findings) {
    InvalidPrivacyManifest.check(self, into: &findings)
    UnknownPrivacyReason.check(self, into: &findings)
    TrackingMismatch.check(self, plist: plist, settings: settings, into: &findings)
  }
}
