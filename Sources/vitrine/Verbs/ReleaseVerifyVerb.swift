import Documents
import Release

extension Verb {
  static let releaseVerify = Verb(
    "release verify", operands: "PACKET", operandCount: 1...1,
    summary: "Hashes a packet's files again, checks what they hold, and shows who approved it",
    details: """
      PACKET is a packet's folder or a tar of it. Everything happens offline. Each file that is missing,
      changed, renamed, linked or not listed is named; a tar with an unsafe entry is not used at all.
      """,
    run: { call in
      let verification = await PacketVerification.run(
        Path(call.operands[0]), on: Disk(), temporary: Machine.temporary)
      return call.finish(
        verification.findings, summary: verification.summary, text: verification.text)
    })
}
