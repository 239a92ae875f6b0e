#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A shell pattern, as build settings use them: `*`, `?` and `[…]`.
package struct ShellPattern: Sendable {
  private let pattern: String

  /// A pattern as written.
  package init(_ pattern: String) { self.pattern = pattern }

  /// Whether the whole of a text fits.
  package func matches(_ text: String) -> Bool {
    unsafe fnmatch(pattern, text, 0) == 0
  }
}
