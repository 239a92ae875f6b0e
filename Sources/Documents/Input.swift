/// What can be read piece by piece.
public enum Input: Sendable, Hashable {
  /// A regular file, links followed.
  case file(Path)
  /// What the run was given on standard input.
  case standardInput
}

extension Workspace {
  /// Reads a file whole and hands it out as one piece; there is no standard input.
  public func stream(_ input: Input, to take: ([UInt8]) -> Bool) throws(FileTrouble) {
    guard case .file(let path) = input else {
      throw .refused(Path("-"), reason: "there is no standard input here")
    }
    let bytes = try read(path, limit: .max - 1)
    if !bytes.isEmpty { _ = take(bytes) }
  }
}
