public import Documents
import Foundation

extension TrackedFiles {
  /// Asks the git executable, folder by folder.
  ///
  /// Only where a `.git` lies in the folder or above it: elsewhere nothing is tracked, and nothing is run.
  public static func git(_ workspace: any Workspace) -> TrackedFiles {
    TrackedFiles { files in
      var tracked: Set<Path> = []
      let folders = Dictionary(grouping: files, by: \.parent).sorted { $0.key < $1.key }
      for (folder, files) in folders {
        let absolute = workspace.absolute(folder)
        guard isInRepository(absolute, workspace) else { continue }
        switch GitCall.trackedNames(among: files.map(\.name), in: absolute) {
        case .success(let names): tracked.formUnion(files.filter { names.contains($0.name) })
        case .failure(let trouble): return .unknown(reason: trouble.reason)
        }
      }
      return .tracked(tracked)
    }
  }

  private static func isInRepository(_ folder: Path, _ workspace: any Workspace) -> Bool {
    var folder = folder
    while workspace.kind(of: folder.appending(".git")) == nil {
      if folder.string == "/" || folder.parent == folder { return false }
      folder = folder.parent
    }
    return true
  }
}

/// One call of git.
private enum GitCall {
  struct Trouble: Error {
    let reason: String
  }

  /// Those of the names in a folder that git tracks.
  ///
  /// Hooks and the file-system monitor are off: a repository's own configuration could point them to any
  /// program.
  static func trackedNames(among names: [String], in folder: Path) -> Result<Set<String>, Trouble> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        "--literal-pathspecs",
        "ls-files", "-z", "--",
      ] + names
    process.currentDirectoryURL = URL(fileURLWithPath: folder.string, isDirectory: true)
    // A hook that runs us sets git's variables to its own repository.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
    return finish(process)
  }

  private static func finish(_ process: Process) -> Result<Set<String>, Trouble> {
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return .failure(Trouble(reason: "git can't be run")) }
    let listed = output.fileHandleForReading.readDataToEndOfFile()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return .failure(Trouble(reason: reason(process.terminationStatus, words)))
    }
    let names = String(decoding: listed, as: UTF8.self).split(separator: "\0").map(String.init)
    return .success(Set(names))
  }

  private static func reason(_ status: Int32, _ words: String) -> String {
    if status == 127 { return "git is not installed" }
    if words.contains("dubious ownership") {
      return "git does not trust the folder, which another user owns"
    }
    return "git ended with status \(status)"
  }
}
