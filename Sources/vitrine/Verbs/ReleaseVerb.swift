import Diagnostics
import Documents
import Release
import Settings

extension Verb {
  static let release = Verb(
    "release", operands: "[PROJECT]", operandCount: 0...1,
    summary: "Runs every gate of a project, and hands over a packet where all of them pass",
    details: """
      PROJECT is a vitrine.yaml or the folder that holds it; without it, the present folder. A folder
      that is called verify, diff or approve is reached as ./verify.

      The gates are \(Gate.allCases.map(\.rawValue).joined(separator: ", ")):
      build, check of what it made, and what the project's release block names. The packet holds the
      stores' folders and a record of every byte in them; nothing is uploaded.
      """,
    options: [
      Option("--only", "GATE", "Only this gate, and then no packet", repeats: true),
      Option("--skip", "GATE", "Leave a gate out; needs --because", repeats: true),
      Option(
        "--because", "TEXT", "Why: one for each --skip, or one for all; the packet tells it",
        repeats: true),
      Option(
        "--packet", "DIR", "Where the packet goes (default: packet, beside the output folder)"),
      Option("--tar", "F.tar", "Write a tar of the packet too, the same bytes every time"),
      Option(
        "--release-version", "V",
        "The version (default: CFBundleShortVersionString or MARKETING_VERSION of the settings)"),
      Option(switch: "--record", "Write the project's release record, for the next release"),
      Option(
        switch: "--accept-changes",
        "Prices and entitlements that changed since the record are meant"),
      Option(switch: "--accept-migration", "The change of the backend mode is a planned migration"),
      Option("--out", "DIR", "Another output folder than the project's"), .now, .jobs,
    ],
    run: { call in
      guard let request = call.releaseRequest() else { return .unusable }
      let bar = ProgressBar(call)
      let disk = Disk()
      let release = ReleaseRun(
        request, share: Machine.share, tool: Version.tool, on: disk, tracked: .git(disk))
      let outcome = await release.run { bar.show($0, of: $1) }
      bar.clear()
      let status = call.finish(outcome.report)
      return outcome.isUnusable ? .unusable : status
    })
}
