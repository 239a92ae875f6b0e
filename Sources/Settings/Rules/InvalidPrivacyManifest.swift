import Diagnostics
import Documents

/// A privacy manifest of another shape than Apple's.
enum InvalidPrivacyManifest {
  static let rule = RuleDescription(
    code: "privacy-manifest-invalid", severity: .error,
    summary: "the privacy manifest is not of Apple's shape",
    rationale: "Apple refuses the build by mail after the upload (ITMS-91056).",
    bad: .init("xcprivacy", "<key>NSPrivacyTracking</key>\n<string>NO</string>"),
    good: .init("xcprivacy", "<key>NSPrivacyTracking</key>\n<false/>"),
    cure: "Use the keys and kinds of value of Apple's page on privacy manifest files.")

  static func check(_ manifest: PrivacyManifest, into findings: inout Findings) {
    for entry in manifest.root.mapping ?? [] where !PrivacyManifest.keys.contains(entry.key) {
      let near = nearestMatch(to: entry.key, in: PrivacyManifest.keys)
      findings.report(
        rule, "the privacy manifest has no key '\(entry.key)'", at: entry.keyLocation,
        hint: near.map { "did you mean '\($0)'?" } ?? "remove it")
    }
    expect(manifest.root["NSPrivacyTracking"], "NSPrivacyTracking", "a boolean", into: &findings) {
      $0.bool != nil
    }
    for key in PrivacyManifest.keys.dropFirst() {
      expect(manifest.root[key], key, "a list", into: &findings) { $0.sequence != nil }
    }
    for domain in manifest.trackingDomains {
      expect(domain, "a domain of NSPrivacyTrackingDomains", "a bare domain", into: &findings) {
        $0.string.map { BackendURL.isHost($0) } ?? false
      }
    }
    for type in manifest.root["NSPrivacyCollectedDataTypes"]?.sequence ?? [] {
      checkCollected(type, into: &findings)
    }
  }

  /// What is collected: a type, two booleans and at least one purpose.
  private static func checkCollected(_ type: Node, into findings: inout Findings) {
    guard type.mapping != nil else {
      expect(type, "an element of NSPrivacyCollectedDataTypes", "a dictionary", into: &findings) {
        _ in
        false
      }
      return
    }
    require(type, "NSPrivacyCollectedDataType", "a type of Apple's", into: &findings) {
      $0.string?.hasPrefix("NSPrivacyCollectedDataType") ?? false
    }
    for key in ["NSPrivacyCollectedDataTypeLinked", "NSPrivacyCollectedDataTypeTracking"] {
      require(type, key, "a boolean", into: &findings) { $0.bool != nil }
    }
    require(
      type, "NSPrivacyCollectedDataTypePurposes", "a list with a purpose of Apple's",
      into: &findings
    ) { node in
      guard let purposes = node.sequence, !purposes.isEmpty else { return false }
      return purposes.allSatisfy {
        $0.string?.hasPrefix("NSPrivacyCollectedDataTypePurpose") ?? false
      }
    }
  }

  private static func require(
    _ parent: Node, _ key: String, _ what: String, into findings: inout Findings,
    where holds: (Node) -> Bool
  ) {
    guard let node = parent[key] else {
      findings.report(
        rule, "an element of NSPrivacyCollectedDataTypes has no \(key)", at: parent.location,
        hint: "add it: \(what) (ITMS-91056)")
      return
    }
    expect(node, key, what, into: &findings, where: holds)
  }

  private static func expect(
    _ node: Node?, _ name: String, _ what: String, into findings: inout Findings,
    where holds: (Node) -> Bool
  ) {
    guard let node, !holds(node) else { return }
    findings.report(
      rule, "\(name) is \(node.string.map { "'\($0.prefix(60))'" } ?? node.kindName), not \(what)",
      at: node.location, hint: "make it \(what) (ITMS-91056)")
  }
}
