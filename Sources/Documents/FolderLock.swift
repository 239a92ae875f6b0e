#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The right to write into a folder; it ends when the value is dropped.
public struct FolderLock: ~Copyable, Sendable {
  private let descriptor: Int32?

  /// The reason that is given where another run has the lock.
  package static let busy = "another run is writing into it"

  /// A lock that keeps nobody out, for workspaces without processes beside them.
  init() { descriptor = nil }

  /// The lock that an open folder's descriptor holds; it is closed with it.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    if let descriptor { close(descriptor) }
  }
}
