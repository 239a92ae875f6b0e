package import Diagnostics
package import Documents

/// `release diff`: what changed between two packets.
package struct PacketDifference: Sendable {
  /// What kept the packets from being compared, or is wrong with one of them.
  package let findings: Findings
  /// What changed, an object.
  package let summary: JSONValue
  /// The same for people.
  package let text: String
  /// A page with the pictures side by side, where it was asked for.
  package let html: String?
  /// Whether anything changed.
  package let hasChanges: Bool

  /// Compares two packets.
  ///
  /// - Parameters:
  ///   - old: The one before: a folder or a tar.
  ///   - new: The one after.
  ///   - showsPictures: Whether the page is wanted.
  ///   - disk: The files of this machine.
  ///   - temporary: Where tars may be unpacked for the time of the run.
  /// - Returns: What changed, and what is wrong with either.
  package static func run(
    _ old: Path, _ new: Path, showsPictures: Bool, on disk: Disk, temporary: Path
  ) -> PacketDifference {
    var findings = Findings()
    let opened = [old, new].map { path in
      PacketFolder.open(path, on: disk, temporary: temporary, into: &findings)
    }
    defer {
      for folder in opened { folder?.scratch.map(disk.discard) }
    }
    guard let before = opened[0], let after = opened[1] else {
      return PacketDifference(failed: findings)
    }
    var checks = [PacketCheck(before, on: disk), PacketCheck(after, on: disk)]
    for index in checks.indices {
      checks[index].checkFiles()
      findings.add(checks[index].findings)
    }
    guard let first = checks[0].read, let second = checks[1].read, !findings.hasErrors else {
      return PacketDifference(failed: findings)
    }
    let comparison = PacketComparison(
      old: (before, first), new: (after, second), disk: disk, showsPictures: showsPictures)
    return PacketDifference(comparison, findings)
  }

  private init(failed findings: Findings) {
    self.findings = findings
    summary = [:]
    text = ""
    html = nil
    hasChanges = false
  }

  private init(_ comparison: PacketComparison, _ findings: Findings) {
    self.findings = findings
    let (values, pictures) = (comparison.values, comparison.pictures)
    hasChanges = comparison.hasChanges
    summary = [
      "old": comparison.head(comparison.old), "new": comparison.head(comparison.new),
      "same": .bool(!hasChanges),
      "changes": .array(values.map(\.json)), "pictures": .array(pictures.map(\.json)),
      "unchangedPictures": .integer(comparison.unchangedPictures),
    ]
    text = comparison.text
    html = comparison.showsPictures ? DifferencePage(comparison).html : nil
  }
}
