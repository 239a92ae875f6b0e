import Composer
import Documents

extension Verb {
  static let doctor = Verb(
    "doctor", operands: "[PROJECT]", operandCount: 0...1,
    summary: "What this machine lacks: libraries, fonts for the project's scripts, folders",
    details: """
      PROJECT is a vitrine.yaml or the folder that holds it; without it, the present folder's if there
      is one, else the fonts are tried on the scripts of all store locales. Writes nothing.
      """,
    run: { call in
      let disk = Disk()
      let present = Path(Project.fileName)
      let project =
        call.operands.first.map { Path($0) } ?? (disk.kind(of: present) == nil ? nil : present)
      let doctor = Doctor(project: project, share: Machine.share, tool: Version.tool)
      let outcome = doctor.run(in: disk)
      return call.finish(outcome.findings, summary: outcome.summary, text: outcome.text)
    })
}
