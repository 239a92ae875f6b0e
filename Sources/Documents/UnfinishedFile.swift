/// The name under which a file lies while it is written, beside its place.
enum UnfinishedFile {
  /// The path for a file that a process writes.
  static func path(of file: Path, process: Int32) -> Path {
    file.parent.appending(".\(file.name).\(process).part")
  }

  /// Whether a path has such a name.
  static func isOne(_ path: Path) -> Bool {
    path.name.wholeMatch(of: /\..+\.[0-9]+\.part/) != nil
  }
}
