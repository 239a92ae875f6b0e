package import Diagnostics
package import Documents

/// `release verify`: holds a packet against what it says of itself, offline.
package struct PacketVerification: Sendable {
  /// Everything that is wrong.
  package let findings: Findings
  /// What the packet is, an object; empty where that can't be told.
  package let summary: JSONValue
  /// The same for people.
  package let text: String
  /// The digest of a packet that is whole.
  let digest: String?
  /// How many approvals it has.
  let approvalCount: Int

  /// Verifies a packet.
  ///
  /// - Parameters:
  ///   - path: The packet's folder, or a tar of it.
  ///   - disk: The files of this machine.
  ///   - temporary: Where a tar may be unpacked for the time of the run.
  /// - Returns: What is wrong with it, and what it is.
  package static func run(
    _ path: Path, on disk: Disk, temporary: Path
  ) async -> PacketVerification {
    var findings = Findings()
    guard
      let folder = PacketFolder.open(path, on: disk, temporary: temporary, into: &findings)
    else { return PacketVerification(failed: findings) }
    defer { if let scratch = folder.scratch { disk.discard(scratch) } }
    var check = PacketCheck(folder, on: disk)
    check.checkFiles()
    await check.checkContents()
    return PacketVerification(check)
  }

  private init(failed findings: Findings) {
    self.findings = findings
    summary = [:]
    text = ""
    digest = nil
    approvalCount = 0
  }

  private init(_ check: PacketCheck) {
    var findings = check.findings
    for gate in check.read?.gates ?? [] where gate.state == "skipped" {
      findings.report(
        SkippedGate.about, "the gate '\(gate.name)' was skipped: \(gate.reason ?? "")",
        at: check.folder.place(PacketPath.manifest), hint: SkippedGate.about.cure)
    }
    self.findings = findings
    digest = check.isWhole ? check.read?.digest : nil
    approvalCount = check.approvals.count
    guard let read = check.read else {
      summary = [:]
      text = ""
      return
    }
    let packet = read.packet
    let size = packet.files.reduce(0) { $0 + $1.size }
    summary = [
      "path": .string(check.folder.label), "name": .string(packet.name),
      "version": .string(packet.version), "composedAt": .string(packet.composedAt),
      "digest": .string(read.digest), "whole": .bool(check.isWhole),
      "files": .integer(packet.files.count), "bytes": .integer(size),
      "gates": .array(packet.gates), "approved": .bool(!check.approvals.isEmpty),
      "approvals": .array(check.approvals.map(\.json)),
      "signatures": .array(check.signatures.map(JSONValue.string)),
    ]
    text = Self.text(check, read, size: size)
  }

  private static func text(_ check: PacketCheck, _ read: ReadPacket, size: Int) -> String {
    let packet = read.packet
    let gates = read.gates.map { "\($0.name) \($0.state.replacing("-", with: " "))" }
    var lines = [
      "\(packet.name) \(packet.version), composed at \(packet.composedAt) by \(packet.tool)",
      "digest    \(read.digest)",
      "files     \(packet.files.count), \(Self.shown(size))",
      "gates     \(gates.joined(separator: ", "))",
    ]
    lines += check.approvals.map { "approved  \($0.line)" }
    if check.approvals.isEmpty { lines.append("approved  by nobody yet") }
    lines += check.signatures.map { "signature \($0) (not checked here)" }
    lines.append(check.isWhole ? "the packet is whole" : "the packet is not what was released")
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// A size as people read it: 45.2 MB, 12 KB.
  static func shown(_ bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return "\((bytes + 500) / 1000) KB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

extension String {
  /// The text with its line ends spelled out: a name must not pass for another line.
  fileprivate var onOneLine: String {
    reduce(into: "") { out, character in
      if character.isNewline { out += "⏎" } else { out.append(character) }
    }
  }
}
