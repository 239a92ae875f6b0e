/// Why a text is no regular expression of ECMA-262.
struct PatternFault: Error {
  /// What is wrong, in lower case.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
