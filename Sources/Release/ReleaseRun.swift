package import Composer
package import Diagnostics
package import Documents
package import Settings

/// `release`: every gate in one run, and a packet of what passed them all.
package struct ReleaseRun: Sendable {
  private let request: ReleaseRequest
  private let share: Share
  private let tool: ToolIdentity
  private let disk: Disk
  private let tracked: TrackedFiles

  package init(
    _ request: ReleaseRequest, share: Share, tool: ToolIdentity, on disk: Disk,
    tracked: TrackedFiles = .none
  ) {
    self.request = request
    self.share = share
    self.tool = tool
    self.disk = disk
    self.tracked = tracked
  }

  /// What a release ends with.
  package struct Outcome: Sendable {
    package let report: Report
    /// Whether the run could not do what it was asked, whatever it found.
    package let isUnusable: Bool
  }

  /// Runs the gates, and hands over a packet where all of them let it pass.
  ///
  /// - Parameter progress: Called after each picture with how many of how many are made.
  /// - Returns: The report on all gates.
  package func run(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async -> Outcome {
    var answer = ReleaseAnswer(request)
    var faults = Findings()
    var ignored = Findings()
    guard let project = Project.read(request.project, in: disk, into: &faults),
      let block = ReleaseBlock.read(project.file, in: disk, into: &ignored)
    else {
      answer.add(faults)
      return answer.outcome
    }
    answer.name = project.name
    let out = request.out ?? project.output
    guard request.only.isEmpty else {
      answer.results = await gates(project, block, out, progress).results
      if !answer.results.contains(where: { $0.gate == .pictures && $0.state.reason == nil }) {
        answer.add(faults)
      }
      answer.reportPartial()
      return answer.outcome
    }
    let place = PacketPlace(
      request.packet ?? out.parent.appending("packet"), beside: out, on: disk)
    guard let lock = place.take(into: &answer) else { return answer.outcome }
    let run = await gates(project, block, out, progress)
    answer.results = run.results
    if run.results.first?.state.reason != nil { answer.add(faults) }
    if run.trouble != nil { answer.isUnusable = true }
    answer.version = request.version ?? run.evidence.version
    if answer.isOpen {
      handOver(run, project: project, block: block, out: out, at: place, &answer)
    }
    answer.hasEarlierPacket = answer.packet == nil && place.isPacket
    place.tidy()
    _ = consume lock
    return answer.outcome
  }

  private func gates(
    _ project: Project, _ block: ReleaseBlock, _ out: Path,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async -> GateRun {
    var run = GateRun(
      request, project: project, block: block, out: out, disk: disk, tracked: tracked)
    let options = BuildOptions(
      project: request.project, out: request.out, now: request.now, jobs: request.jobs,
      isStrict: request.isStrict)
    await run.run(
      BuildStage(options: options, share: share, tool: tool), progress: progress)
    return run
  }

  private func handOver(
    _ run: GateRun, project: Project, block: ReleaseBlock, out: Path, at place: PacketPlace,
    _ answer: inout ReleaseAnswer
  ) {
    var findings = Findings()
    guard let version = answer.version else {
      findings.report(
        MissingVersion.about, "nothing tells the version that is released",
        at: Location(file: project.file.string), hint: MissingVersion.about.cure)
      return answer.add(findings)
    }
    let maker = PacketMaker(
      project: project, block: block, out: out, version: version, request: request,
      evidence: run.evidence, results: run.results, tool: tool,
      relocation: relocation(of: project, out: out), disk: disk)
    do throws(FileTrouble) {
      guard let made = try place.fill(by: maker, into: &findings) else {
        return answer.add(findings)
      }
      answer.packet = made
      if let tar = request.tar {
        try disk.writeTar(place.members(of: made), to: tar)
        answer.tar = tar
      }
      if request.writesRecord, let record = block.record?.value {
        try disk.write(Array(made.made.record.utf8), to: record)
        answer.record = record
      }
    } catch {
      findings.report(
        UnwritablePacket.about, "nothing more can be written: \(error)",
        at: Location(file: error.path.string), hint: UnwritablePacket.about.cure)
      answer.isUnusable = true
    }
    answer.add(findings)
  }

  /// What takes this machine's folders out of the texts that go into a packet.
  private func relocation(of project: Project, out: Path) -> Relocation {
    let folders = [
      (out, ""), (project.folder, ""), (project.folder.parent, ".."),
      (share.folder, "share/vitrine"),
    ]
    return Relocation(
      folders.flatMap { folder, name in
        [folder, folder.normalized, disk.absolute(folder), disk.resolved(folder)]
          .map { ($0.string, name) }
      })
  }
}
