#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Lets a C library that converts names by the locale take them for what they are here: UTF-8.
///
/// The locale is the calling thread's own for the time of the call; the process's stays as it is.
enum UTF8Names {
  /// What systems call a locale of UTF-8 and nothing else.
  private static let locales = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]

  /// Runs code, which must not suspend; where no such locale is installed it is run as it is.
  static func used<Result: ~Copyable, Failure: Error>(
    by body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    for name in locales {
      guard let locale = unsafe newlocale(LC_CTYPE_MASK, name, nil) else { continue }
      let before = unsafe uselocale(locale)
      defer {
        _ = unsafe uselocale(before)
        unsafe freelocale(locale)
      }
      return try body()
    }
    return try body()
  }

  /// Whether a locale of UTF-8 is installed, without which only ASCII names can be written.
  static var areKnown: Bool {
    locales.contains { name in
      guard let locale = unsafe newlocale(LC_CTYPE_MASK, name, nil) else { return false }
      unsafe freelocale(locale)
      return true
    }
  }
}
