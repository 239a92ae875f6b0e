/// A file to be written.
public struct OutputFile: Sendable, Hashable {
  /// Where it is to lie.
  public let path: Path
  /// What it is to hold.
  public let bytes: [UInt8]

  /// A file of bytes.
  public init(_ path: Path, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file of text in UTF-8.
  public init(_ path: Path, _ text: String) {
    self.init(path, Array(text.utf8))
  }
}

extension Workspace {
  /// Writes a file whole or not at all, making the folders above it.
  public func write(_ bytes: [UInt8], to path: Path) throws(FileTrouble) {
    try write([OutputFile(path, bytes)])
  }
}
