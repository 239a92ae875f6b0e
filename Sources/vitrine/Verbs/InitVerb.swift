import Composer
import Documents

extension Verb {
  static let initialize = Verb(
    "init", operands: "[DIR]", operandCount: 0...1,
    summary: "Makes a first project from a folder of captures",
    details: """
      DIR holds captures, by locale or by device, as snapshot, screengrab and the systems name them;
      without it, the present folder. Writes captures.json, copy.json with placeholder headlines and
      vitrine.yaml, all or none: a file that is there already is never overwritten.
      """,
    options: [Option(switch: "--dry-run", "Say what would be written, and write nothing")],
    run: { call in
      let stage = StartStage(
        folder: Path(call.operands.first ?? "."), isDryRun: call.has("--dry-run"),
        isStrict: call.isStrict)
      let outcome = stage.run(in: Disk())
      let status = call.finish(outcome.report)
      return outcome.trouble == nil ? status : .unusable
    })
}
