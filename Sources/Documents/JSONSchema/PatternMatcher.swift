internal import CPCRE2

/// A compiled regular expression, from PCRE2, that gives up rather than take long.
///
/// Steps are counted, not seconds: the same pattern on the same text always ends in the same way.
@safe final class PatternMatcher {
  enum Answer {
    case found, absent
    /// It would take more steps or more memory than are given.
    case undecided
  }

  /// The steps of one search, about 20 ms of them.
  static let steps: UInt32 = 500_000
  /// The memory of one search, KiB.
  private static let heap: UInt32 = 16 << 10

  private let code: OpaquePointer
  private let match: OpaquePointer
  private let limits: OpaquePointer

  /// Compiles what `ECMAPattern` has translated.
  init(_ pattern: String) throws(PatternFault) {
    var error: Int32 = 0
    var offset = 0
    let options =
      PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | UInt32(PCRE2_MATCH_UNSET_BACKREF)
      | UInt32(PCRE2_NEVER_BACKSLASH_C)
    let bytes = Array(pattern.utf8)
    let compiled = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_compile_8(
        buffer.baseAddress ?? UnsafePointer(bitPattern: 1), buffer.count, options, &error, &offset,
        nil)
    }
    guard let compiled = unsafe compiled else { throw PatternFault(Self.message(error)) }
    guard let match = unsafe pcre2_match_data_create_8(1, nil),
      let limits = unsafe pcre2_match_context_create_8(nil)
    else { preconditionFailure("PCRE2 has no memory") }
    unsafe pcre2_set_match_limit_8(limits, Self.steps)
    unsafe pcre2_set_heap_limit_8(limits, Self.heap)
    unsafe code = compiled
    unsafe self.match = match
    unsafe self.limits = limits
  }

  deinit {
    unsafe pcre2_match_context_free_8(limits)
    unsafe pcre2_match_data_free_8(match)
    unsafe pcre2_code_free_8(code)
  }

  /// Looks for the pattern anywhere in a text.
  func search(_ text: String) -> Answer {
    var text = text
    let result = text.withUTF8 { buffer in
      unsafe pcre2_match_8(
        code, buffer.baseAddress ?? UnsafePointer(bitPattern: 1), buffer.count, 0, 0, match, limits)
    }
    switch result {
    case 0...: return .found
    case PCRE2_ERROR_NOMATCH: return .absent
    default: return .undecided
    }
  }

  private static func message(_ error: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      unsafe pcre2_get_error_message_8(error, buffer.baseAddress, buffer.count)
    }
    return String(decoding: buffer.prefix(max(0, Int(count))), as: UTF8.self)
  }
}
