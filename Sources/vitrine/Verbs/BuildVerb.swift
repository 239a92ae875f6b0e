import Composer
import Diagnostics
import Documents

extension Verb {
  static let build = Verb(
    "build", operands: "[PROJECT]", operandCount: 0...1,
    summary: "Makes every picture that a project asks for, checked, in the stores' folders",
    details: """
      PROJECT is a vitrine.yaml or the folder that holds it; without it, the present folder. Writes
      fastlane/screenshots, fastlane/metadata/android, svg/, provenance.json, rasters.json, report.json
      and index.html into the project's output folder. Each file is written whole or not at all. Pictures
      whose page, captures and fonts have not changed are not drawn again.
      """,
    options: [
      Option("--out", "DIR", "Another output folder than the project's"),
      Option("--locale", "TAG", "Only this locale", repeats: true),
      Option("--shot", "ID", "Only this shot", repeats: true),
      Option(
        switch: "--watch", "Build again whenever a file of the project is saved, until interrupted"),
      Option(switch: "--force", "Draw everything, whatever is there already"),
      Option(
        "--cache", "DIR",
        "Where builds remember what they did (default: vitrine in the system's folder for caches)"),
      .now, .jobs,
    ],
    run: { call in
      guard let jobs = call.jobs(), let now = call.recordedMoment() else { return .unusable }
      let options = BuildOptions(
        project: Path(call.operands.first ?? "."), out: call.value("--out").map { Path($0) },
        locales: call.values("--locale"), shots: call.values("--shot"), now: now, jobs: jobs,
        isStrict: call.isStrict, cache: call.value("--cache").map { Path($0) } ?? Machine.cache,
        isForced: call.has("--force"), surroundings: Machine.surroundings)
      let stage = BuildStage(options: options, share: Machine.share, tool: Version.tool)
      if call.has("--watch") { return await call.watch(stage) }
      let bar = ProgressBar(call)
      let outcome = await stage.run(in: Disk(), progress: { bar.show($0, of: $1) })
      bar.clear()
      return call.finish(outcome)
    })
}

extension Invocation {
  /// Reports on a build.
  fileprivate func finish(_ outcome: BuildStage.Outcome) -> ExitStatus {
    if let trouble = outcome.forgotten, !isQuiet {
      console.log("the next build draws everything again: \(trouble)\n")
    }
    let status = finish(outcome.report)
    return outcome.trouble == nil ? status : .unusable
  }

  /// Builds again and again, and says what it did; it ends where the output can't be written.
  fileprivate func watch(_ stage: BuildStage) async -> ExitStatus {
    guard format == .text else {
      return UsageFault(
        verb, "--watch reports to people, once a change", hint: "leave out --format",
        wantsJSON: format == .json
      ).answer(console)
    }
    var status = ExitStatus.clean
    await BuildWatch(stage).run(in: Disk()) { outcome, changed in
      if !changed.isEmpty { console.print("\n\(changed.joined(separator: ", ")):\n") }
      status = finish(outcome)
      return outcome.trouble == nil
    }
    return status
  }
}
