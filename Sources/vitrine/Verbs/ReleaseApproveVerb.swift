import Documents
import Release

extension Verb {
  static let releaseApprove = Verb(
    "release approve", operands: "PACKET", operandCount: 1...1,
    summary: "Puts down who approved a packet, bound to its digest",
    details: """
      PACKET is a packet's folder. It is verified first, and not approved where anything is wrong with it.
      The approval goes into its approvals/; a packet that is changed is no longer approved. No keys are
      handled: HANDOFF.md has the commands for signing with git, minisign or cosign.
      """,
    options: [
      Option("--by", "NAME", "Who approves"), Option("--note", "TEXT", "What they say about it"),
      Option("--now", "ISO", "When (default: SOURCE_DATE_EPOCH, else not said)"),
    ],
    run: { call in
      guard let name = call.value("--by"), name.contains(where: { !$0.isWhitespace }) else {
        return call.fail(
          UsageFault.rule, "--by is missing", hint: "say who approves: --by \"Ada Lovelace\"")
      }
      guard let moment = call.statedMoment() else { return .unusable }
      let approval = ApprovalRun(
        Path(call.operands[0]), by: name, note: call.value("--note"), at: moment.timestamp)
      let outcome = await approval.run(on: Disk(), temporary: Machine.temporary)
      return call.finish(outcome.findings, summary: outcome.summary, text: outcome.text)
    })
}
