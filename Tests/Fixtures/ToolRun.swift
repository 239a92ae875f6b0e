package import Documents
import Foundation

/// One run of the built executable, over.
package struct ToolRun: Sendable {
  /// The exit status; the negative signal where one ended it.
  package let status: Int32
  /// What it printed on standard output.
  package let out: String
  /// What it printed on standard error.
  package let err: String

  /// Runs the executable.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind its name.
  ///   - folder: The folder that it runs in.
  ///   - environment: Variables beside those of the test.
  ///   - seconds: After how long it is killed.
  /// - Returns: What it printed and how it ended.
  /// - Throws: Where it can't be started at all.
  package static func vitrine(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
    seconds: Double = 120
  ) async throws -> ToolRun {
    try await run(
      Self.tool, arguments, in: folder, environment: environment, seconds: seconds)
  }

  /// Runs any program, by its path.
  package static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder,
    environment: [String: String] = [:], input: String = "", seconds: Double = 120
  ) async throws -> ToolRun {
    let streams = try TemporaryFolder()
    for name in ["out", "err"] { try streams.write(name, "") }
    try streams.write("in", input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path.string)
    // No run knows of another one unless it is told where to look.
    let own = ["VITRINE_CACHE": streams("cache").string]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { _, new in new }
      .merging(environment) { _, new in new }
    // Files, unlike pipes, never make the program wait for a reader.
    process.standardInput = try FileHandle(forReadingFrom: url(streams("in")))
    process.standardOutput = try FileHandle(forWritingTo: url(streams("out")))
    process.standardError = try FileHandle(forWritingTo: url(streams("err")))
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        let isExit = ended.terminationReason == .exit
        continuation.resume(
          returning: isExit ? ended.terminationStatus : -ended.terminationStatus)
      }
      do {
        try process.run()
        let id = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
          if process?.isRunning == true { kill(id, SIGKILL) }
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return ToolRun(status: status, out: try streams.text("out"), err: try streams.text("err"))
  }

  /// Runs the executable where no file may grow beyond some blocks of 512 or 1024 bytes.
  package static func limited(
    fileBlocks: Int, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ToolRun {
    // The shell's own standard output is a file too: it goes through a pipe, which has no size.
    let script = "(ulimit -f \(fileBlocks); \"$0\" \"$@\"; echo $? >&2) | cat"
    let run = try await run("/bin/sh", ["-c", script, tool] + arguments, in: folder)
    let lines = run.err.split(separator: "\n")
    guard let status = lines.last.flatMap({ Int32($0) }) else {
      throw FixtureFault("the shell tells no status: \(run.err)")
    }
    return ToolRun(status: status, out: run.out, err: run.err)
  }

  /// The JSON document on standard output.
  package func document() throws -> Node {
    let document = JSONReader().read(Array(out.utf8), file: "stdout")
    guard let root = document.root, document.faults.isEmpty else {
      throw FixtureFault("standard output is no JSON document: \(out)")
    }
    return root
  }

  /// The root of the package.
  package static let package = Path(#filePath).parent.parent.parent

  /// The executable: beside the tests, as the package manager builds both.
  private static let tool: String = {
    let beside = Bundle.main.bundleURL.appendingPathComponent("vitrine").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return package.appending(".build/debug/vitrine").string
  }()

  private static func url(_ path: Path) -> URL { URL(fileURLWithPath: path.string) }
}

#if os(Linux)
  extension ToolRun {
    /// Runs the executable on a terminal of its own; what it prints is all in `out`.
    package static func terminal(
      _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
    ) async throws -> ToolRun {
      let words = [tool] + arguments
      let command = words.map { "'\($0)'" }.joined(separator: " ")
      return try await run(
        "/usr/bin/script", ["-qec", command, "/dev/null"], in: folder, environment: environment)
    }
  }
#endif
