import Documents
import Foundation

/// The public suites that `Tests/install-conformance.sh` installs below `.build/conformance`.
enum Conformance {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/conformance")

  static let advice: String = "run Tests/install-conformance.sh to install the suites"

  /// Whether a suite is there.
  static func has(_ suite: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: suite).path)
  }

  /// The files of a folder of a suite, not of the folders in it; none where it is not installed.
  static func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: self.folder.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// All files below a folder of a suite, seen from it.
  static func tree(below folder: String) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(
      atPath: self.folder.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  static func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  static func json(of file: String) throws -> Node? {
    JSONReader().read(try bytes(of: file), file: file).root
  }
}
