import Diagnostics
package import Documents

/// `build --watch`: builds again whenever a file changes that the last build has looked at.
package struct BuildWatch: Sendable {
  private let stage: BuildStage

  /// A watch over what a stage builds.
  package init(_ stage: BuildStage) { self.stage = stage }

  /// Builds, waits, and builds again, until it is told to stop.
  ///
  /// A file that is half saved gives a build with findings, or none at all; the next change gives another.
  ///
  /// - Parameters:
  ///   - disk: Where the files are.
  ///   - built: Told of each build that did something, with the names of the files that had changed; it
  ///     says whether to go on.
  package func run(
    in disk: Disk, built: (BuildStage.Outcome, _ changed: [String]) -> Bool
  ) async {
    var outcome = await stage.run(in: disk)
    guard built(outcome, []) else { return }
    let stage = stage.unforced
    var monitor = FolderMonitor()
    var changed: [String] = []
    while true {
      // What changes before the folders are watched is seen by one more build.
      let watched = monitor.folders
      monitor.watch(folders(of: outcome, in: disk))
      changed = monitor.folders == watched ? monitor.wait() : []
      let next = await stage.run(in: disk)
      let isNews = next.drawn > 0 || next.report.findings != outcome.report.findings
      outcome = next
      let known = Set(next.observations.map(\.path.name))
      if isNews, !built(next, changed.filter(known.contains)) { return }
    }
  }

  /// The folders in which something can change that a build hangs on, but for what it writes itself.
  private func folders(of outcome: BuildStage.Outcome, in disk: Disk) -> Set<Path> {
    let out = outcome.out.map { disk.resolved($0).string + "/" }
    let folders = outcome.observations.map { observation in
      let path = disk.absolute(observation.path)
      return observation.question == .names ? path : path.parent
    }
    return Set(folders).filter { folder in
      disk.kind(of: folder) == .folder && out.map { !(folder.string + "/").hasPrefix($0) } ?? true
    }
  }
}
