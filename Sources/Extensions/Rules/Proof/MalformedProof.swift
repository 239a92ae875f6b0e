internal import Diagnostics
internal import Documents

enum MalformedProof: PackageRule {
  static let about = RuleDescription(
    code: "proof-malformed", severity: .error,
    summary: "a local-proof.json is not as its format asks for",
    rationale: "A proof without a time or without whole hashes proves nothing.",
    bad: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "yesterday",
        "inputs": {}
      }
      """),
    good: .init(
      "json",
      """
      {
        "schemaVersion": "b2c.native-local-proof/v1",
        "recordedAt": "2026-03-14T09:26:53Z",
        "inputs": {}
      }
      """),
    cure: "Record the proof again, or correct what the finding names.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for proof in package.proofs { check(proof.root, into: &findings) }
  }

  private static func check(_ root: Node, into findings: inout Findings) {
    guard root.mapping != nil else {
      findings.report(
        about, "the proof is \(root.kindName); it must be a mapping", at: root.location)
      return
    }
    check("schemaVersion", in: root, "'\(LocalProof.schemaVersion)'", into: &findings) {
      $0 == LocalProof.schemaVersion
    }
    check(
      "recordedAt", in: root, "a time of ISO 8601 such as '2026-03-14T09:26:53Z'",
      into: &findings, Timestamp.isValid)
    checkMapping("inputs", isRequired: true, in: root, into: &findings)
    checkMapping("checks", isRequired: false, in: root, into: &findings)
    checkMapping("limits", isRequired: false, in: root, into: &findings)
    for entry in root["inputs"]?.mapping ?? [] {
      if let reason = UnsafePath.reason(entry.key) {
        findings.report(
          about, "the path '\(entry.key.prefix(512))' \(reason)", at: entry.keyLocation,
          hint: "write names joined by '/', from the package's folder on")
      }
      guard let hash = entry.value.string, MalformedChecksums.isHash(hash) else {
        findings.report(
          about, "the hash of '\(entry.key.prefix(512))' is no SHA-256", at: entry.value.location,
          hint: "write 64 hexadecimal digits")
        continue
      }
    }
  }

  private static func check(
    _ key: String, in root: Node, _ wanted: String, into findings: inout Findings,
    _ accepts: (String) -> Bool
  ) {
    guard let node = root[key] else {
      findings.report(
        about, "the proof lacks '\(key)'", at: root.location, hint: "add '\(key)': \(wanted)")
      return
    }
    if let text = node.string, accepts(text) { return }
    let shown = node.string.map { "'\($0.prefix(200))'" } ?? node.kindName
    findings.report(about, "'\(key)' is \(shown); it must be \(wanted)", at: node.location)
  }

  private static func checkMapping(
    _ key: String, isRequired: Bool, in root: Node, into findings: inout Findings
  ) {
    guard let node = root[key] else {
      if isRequired { findings.report(about, "the proof lacks '\(key)'", at: root.location) }
      return
    }
    guard node.mapping == nil else { return }
    findings.report(about, "'\(key)' is \(node.kindName); it must be a mapping", at: node.location)
  }
}
