package import Composer
package import Diagnostics
package import Documents

/// `release approve`: puts down who approved a packet, bound to its digest.
package struct ApprovalRun: Sendable {
  /// The packet's folder.
  package let packet: Path
  /// Who approves.
  package let name: String
  package let note: String?
  /// When, if anybody says so.
  package let at: Timestamp?

  package init(_ packet: Path, by name: String, note: String?, at: Timestamp?) {
    self.packet = packet
    self.name = name
    self.note = note
    self.at = at
  }

  /// What an approval came to.
  package struct Outcome: Sendable {
    package let findings: Findings
    package let summary: JSONValue
    package let text: String
  }

  /// Verifies the packet, and writes the approval where nothing is wrong with it.
  package func run(on disk: Disk, temporary: Path) async -> Outcome {
    var findings = Findings()
    guard ReleaseBlock.isFolder(packet, in: disk) || disk.kind(of: packet) == nil else {
      refuse("'\(packet)' is a tar, in which nothing is written", &findings)
      return Outcome(findings: findings, summary: [:], text: "")
    }
    let place = disk.resolved(packet)
    let lock: FolderLock
    do throws(FileTrouble) {
      guard disk.kind(of: place.appending(PacketPath.manifest)) != nil else {
        throw .missing(packet.appending(PacketPath.manifest))
      }
      lock = try disk.lock(place)
    } catch {
      refuse("the packet can't be written to: \(error)", &findings)
      return Outcome(findings: findings, summary: [:], text: "")
    }
    let verification = await PacketVerification.run(packet, on: disk, temporary: temporary)
    findings.add(verification.findings)
    guard let digest = verification.digest else {
      refuse("the packet is not what was released", &findings)
      return Outcome(findings: findings, summary: verification.summary, text: verification.text)
    }
    let approval = Approval(packet: digest, by: name, at: at?.text, note: note)
    let outcome = write(approval, to: place, on: disk, findings)
    _ = consume lock
    return outcome
  }

  private func write(
    _ approval: Approval, to place: Path, on disk: Disk, _ findings: Findings
  ) -> Outcome {
    var findings = findings
    var number = 1
    var file: String {
      "\(PacketPath.approvals)/\(String(repeating: "0", count: max(0, 4 - String(number).count)))\(number).json"
    }
    while disk.kind(of: place.appending(file)) != nil { number += 1 }
    do throws(FileTrouble) {
      try disk.write(Array(approval.json.pretty.utf8), to: place.appending(file))
    } catch {
      refuse("the approval can't be written: \(error)", &findings)
      return Outcome(findings: findings, summary: [:], text: "")
    }
    return Outcome(
      findings: findings,
      summary: [
        "path": .string(packet.appending(file).string), "approval": approval.json,
      ],
      text: "\(packet.appending(file))\napproved \(approval.packet)\n      by \(approval.line)\n")
  }

  private func refuse(_ message: String, _ findings: inout Findings) {
    findings.report(
      RefusedApproval.about, message, at: Location(file: packet.string),
      hint: RefusedApproval.about.cure)
  }
}
