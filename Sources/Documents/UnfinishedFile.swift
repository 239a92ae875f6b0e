/// The name under which a file lies while it is written, beside its place.
enum UnfinishedFile {
  /// The path for a file that a process writes.
  static func path(of file: Path, process: Int32) -> Path {
    file.parent.appending(".\(file.name).\(process).part")
  }

  /// Whether a path has such a name.
  static func isOne(_ path: Path) -> Bool {
    let parts = path.name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty, parts[parts.count - 1] == "part" else { return false }
    let process = parts[parts.count - 2]
    return !process.isEmpty && process.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && parts[1..<parts.count - 2].contains { !$0.isEmpty }
  }
}
