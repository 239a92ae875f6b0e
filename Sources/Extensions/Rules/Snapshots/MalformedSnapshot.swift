internal import Diagnostics
internal import Documents

enum MalformedSnapshot {
  static let about = RuleDescription(
    code: "snapshot-malformed", severity: .error,
    summary: "a snapshot has no snapshot.json as the host writes it, or is not named by its digest",
    rationale: "What is not recorded cannot be verified.",
    bad: .init("shell", "rm store/0f…/snapshot.json; vitrine extension verify store/0f…"),
    good: .init("shell", "vitrine extension verify store/0f…"),
    cure: "Take the snapshot again.")

  static func report(_ message: String, at place: Location, into findings: inout Findings) {
    findings.report(about, message, at: place, hint: "take the snapshot again")
  }

  /// The hashes of the files that a record lists; nil, with findings, where it is no such list.
  static func files(in root: Node, into findings: inout Findings) -> [ExactText: String]? {
    guard let list = root["files"] else { return nil }
    guard let entries = list.mapping else {
      report(
        "'files' is \(list.kindName); it must be a mapping", at: list.location, into: &findings)
      return nil
    }
    var hashes: [ExactText: String] = [:]
    for entry in entries {
      if let reason = UnsafePath.reason(entry.key) {
        report(
          "the path '\(entry.key.prefix(512))' \(reason)", at: entry.keyLocation, into: &findings)
        continue
      }
      guard let hash = entry.value.string, Digest(hex: hash) != nil else {
        report(
          "the hash of '\(entry.key)' is no SHA-256", at: entry.value.location, into: &findings)
        continue
      }
      hashes[ExactText(entry.key)] = hash
    }
    return hashes
  }
}
