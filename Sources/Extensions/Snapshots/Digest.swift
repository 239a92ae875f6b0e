internal import Documents

/// The SHA-256 of a snapshot, written `sha256:` and 64 hexadecimal digits.
struct Digest: Hashable, Sendable {
  /// The digits alone: the name of the snapshot's folder.
  let hex: String

  /// A digest by its digits in lower case; nil where it is none.
  init?(hex: String) {
    let digits = "0123456789abcdef".utf8
    guard hex.utf8.count == 64, hex.utf8.allSatisfy(digits.contains) else { return nil }
    self.hex = hex
  }

  /// A digest as it is written.
  init?(_ text: String) {
    guard text.hasPrefix("sha256:") else { return nil }
    self.init(hex: String(text.dropFirst("sha256:".count)))
  }

  /// The digest of what a snapshot holds.
  init(files: [ExactText: String], dependencies: [SnapshotDependency]) {
    let text = CanonicalJSON.text(files: files, dependencies: dependencies)
    hex = SHA256.hex(of: Array(text.utf8))
  }

  /// The digest as it is written.
  var text: String { "sha256:" + hex }
}

/// A package that a snapshot depends on, as it was when the snapshot was made.
struct SnapshotDependency: Hashable, Sendable {
  let id: String
  let digest: Digest
}
