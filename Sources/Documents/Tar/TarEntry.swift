/// What a tar says of one of its entries, before any byte of it was taken.
package struct TarEntry: Sendable, Hashable {
  /// What an entry is.
  package enum Kind: Sendable, Hashable {
    /// A regular file with its bytes.
    case file
    case folder
    /// A symbolic link.
    case link
    /// A second name of another entry.
    case hardLink
    /// A FIFO, a socket or a device.
    case special
    /// A file of which only stretches are stored: a few bytes can stand for any size.
    case sparse
  }

  /// The name as it is written: nobody has looked whether it stays where it should.
  package let name: String
  package let kind: Kind
  /// How many bytes it says that it has.
  package let size: Int
}

/// Why a tar can't be read on.
package enum TarTrouble: Error, Sendable, Hashable {
  /// The file itself can't be read.
  case file(FileTrouble)
  /// It is no tar, or a damaged one; the reason is the library's.
  case damaged(Path, reason: String)
}

extension TarTrouble: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let trouble): trouble.description
    case .damaged(let path, let reason): "'\(path)' can't be read as a tar: \(reason)"
    }
  }
}
