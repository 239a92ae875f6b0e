import Foundation

/// A PostgreSQL server of the test's own: a fresh cluster in a temporary folder, reached by a
/// socket in it and by nothing else, gone with the value.
final class PostgresServer: Sendable {
  /// Why there is no server.
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let programs: URL
  private let postmaster: Process

  init() throws {
    programs = try Self.programs()
    // A socket's path has at most 107 bytes, so that the usual temporary folder may be too deep.
    folder = URL(filePath: "/tmp/vitrine-pg-\(UUID().uuidString.prefix(8))")
    postmaster = Process()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    try makeCluster()
    try startServer()
  }

  deinit {
    // SIGINT ends the server at once, whoever is connected.
    postmaster.interrupt()
    postmaster.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func makeCluster() throws {
    let initdb = Process()
    let log = folder.appending(path: "initdb.out")
    prepare(
      initdb, "initdb",
      ["-D", cluster, "-U", "owner", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"])
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    initdb.standardOutput = handle
    initdb.standardError = handle
    try initdb.run()
    initdb.waitUntilExit()
    guard initdb.terminationStatus == 0 else {
      throw Trouble(description: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
  }

  /// Starts the server as a child of the test, and reads its log until it says that it is ready.
  ///
  /// It logs nothing but its own state, so that the pipe never fills.
  private func startServer() throws {
    let log = Pipe()
    let settings = [
      "listen_addresses=", "unix_socket_directories=\(folder.path)", "fsync=off",
      "max_connections=40", "log_min_messages=log", "log_checkpoints=off",
    ]
    prepare(postmaster, "postgres", ["-D", cluster] + settings.flatMap { ["-c", $0] })
    postmaster.standardError = log
    postmaster.standardOutput = log
    try postmaster.run()
    var said = ""
    while !said.contains("ready to accept connections") {
      let piece = log.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw Trouble(description: said) }
      said += String(decoding: piece, as: UTF8.self)
    }
  }

  /// Runs a script and gives what it prints; it ends at the first error.
  @discardableResult
  func query(_ script: String) throws -> String {
    let process = try start(script)
    return try finish(process)
  }

  /// Runs scripts at the same time.
  func queryTogether(_ scripts: [String]) throws {
    let running = try scripts.map { try start($0) }
    for process in running { try finish(process) }
  }

  private struct Running {
    let process: Process
    let output: URL
  }

  private func start(_ script: String) throws -> Running {
    let name = UUID().uuidString
    let file = folder.appending(path: "\(name).sql")
    let output = folder.appending(path: "\(name).out")
    try Data(script.utf8).write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = programs.appending(path: "psql")
    process.arguments = [
      "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder.path, "-U", "owner", "-d",
      "postgres", "-f", file.path,
    ]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    return Running(process: process, output: output)
  }

  @discardableResult
  private func finish(_ running: Running) throws -> String {
    running.process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: running.output), as: UTF8.self)
    guard running.process.terminationStatus == 0 else { throw Trouble(description: text) }
    return text.trimmingCharacters(in: .newlines)
  }

  private var cluster: String { folder.appending(path: "cluster").path }

  /// Makes ready one of the server's programs, as somebody who may: PostgreSQL refuses the
  /// superuser.
  private func prepare(_ process: Process, _ program: String, _ arguments: [String]) {
    let path = programs.appending(path: program).path
    if getuid() == 0 {
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
      process.arguments =
        ["--reuid=postgres", "--regid=postgres", "--clear-groups", path] + arguments
    } else {
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
  }

  /// The folder of the server's programs: Debian and Homebrew keep them off the path.
  private static func programs() throws -> URL {
    let onPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { String($0) }
    let roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
    let packaged = roots.flatMap { root in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      return names.sorted().reversed().map { "\(root)/\($0)/bin" }
    }
    let found = (packaged + onPath).first { folder in
      ["initdb", "postgres", "psql"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
      }
    }
    guard let found else {
      throw Trouble(
        description:
          "PostgreSQL is not installed: apt-get install postgresql, or brew install postgresql")
    }
    return URL(filePath: found)
  }
}
