import Diagnostics
import Documents
import Extensions

extension Verb {
  static let extensionVerify = Verb(
    "extension verify", operands: "S/DIGEST", operandCount: 1...1,
    summary: "Hash a snapshot again, and all that it depends on, and check what it holds",
    run: { call in
      let result = SnapshotStore.verify(Path(call.operands[0]), in: Disk())
      let text = result.digest.map { "\($0) is whole\n" } ?? ""
      return call.finish(result.findings, summary: ["digest": JSONValue(result.digest)], text: text)
    })
}
