internal import Diagnostics
internal import Documents

enum MalformedChecksums: PackageRule {
  static let about = RuleDescription(
    code: "checksums-malformed", severity: .error,
    summary: "a dependency-checksums.json lacks a hash, an https address, a version or a revision",
    rationale:
      "It says which binary a pinned package downloads; each of the four is needed to tell.",
    bad: .init(
      "json",
      """
      {
        "boatVersion": "1.0.0",
        "binaryURL": "http://example.org/pier/boat.zip",
        "sha256": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "sourceRevision": "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
      }
      """),
    good: .init(
      "json",
      """
      {
        "boatVersion": "1.0.0",
        "binaryURL": "https://example.org/pier/boat.zip",
        "sha256": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "sourceRevision": "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
      }
      """),
    cure: "Write the hash, the address, the version and the revision of what was downloaded.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for document in package.checksums { check(document, into: &findings) }
  }

  private static func check(_ document: ResourceDocument, into findings: inout Findings) {
    guard let entries = document.root.mapping else {
      findings.report(
        about, "the checksums are \(document.root.kindName); they must be a mapping",
        at: document.root.location)
      return
    }
    let hash = entries.first { $0.key == "sha256" }
    check(hash, "sha256", in: document, "64 hexadecimal digits", into: &findings, isHash)
    let address = entries.first { $0.key.lowercased().hasSuffix("url") }
    let isAddress = TextForm.httpsURL.accepts
    check(address, "binaryURL", in: document, "an https address", into: &findings, isAddress)
    let revision = entries.first { $0.key == "sourceRevision" }
    check(
      revision, "sourceRevision", in: document, "40 hexadecimal digits", into: &findings,
      WrongRevision.isRevision)
    let versions = DependencyChecksums.versions(in: document.root)
    if versions.isEmpty {
      check(nil, "…Version", in: document, "a version", into: &findings) { _ in true }
    }
    for (_, entry) in versions {
      check(entry, entry.key, in: document, "a version", into: &findings) { !$0.isEmpty }
    }
  }

  private static func check(
    _ entry: Node.Entry?, _ key: String, in document: ResourceDocument, _ wanted: String,
    into findings: inout Findings, _ accepts: (String) -> Bool
  ) {
    guard let entry else {
      findings.report(
        about, "the checksums lack '\(key)'", at: document.root.location,
        hint: "add '\(key)': \(wanted)")
      return
    }
    guard let text = entry.value.string, accepts(text) else {
      let shown = entry.value.string.map { "'\($0.prefix(200))'" } ?? entry.value.kindName
      findings.report(
        about, "'\(entry.key)' is \(shown); it must be \(wanted)", at: entry.value.location)
      return
    }
  }

  static func isHash(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9a-fA-F]{64}/) != nil
  }
}
