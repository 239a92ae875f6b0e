/// What an app needs of a backend's address: a scheme of the web and a host.
enum BackendURL {
  /// Why a value is no such address.
  enum Flaw {
    case quoted
    case backslashes
    case cut
    case relative
    case foreignScheme
    case hostless
    case badHost
  }

  /// What is wrong with a value that is not blank; nil where it will do.
  static func flaw(of value: String) -> Flaw? {
    if value.hasPrefix("\"") || value.hasPrefix("'") { return .quoted }
    if value.contains("\\") { return .backslashes }
    if value.hasSuffix(":"), isScheme(value.dropLast()) { return .cut }
    guard let mark = value.firstRange(of: "://"), isScheme(value[..<mark.lowerBound]) else {
      return .relative
    }
    guard ["https", "http"].contains(value[..<mark.lowerBound].lowercased()) else {
      return .foreignScheme
    }
    let authority = value[mark.upperBound...].prefix { !"/?#".contains($0) }
    let host = hostPart(of: authority)
    if host.isEmpty { return .hostless }
    return isHost(host) ? nil : .badHost
  }

  /// Whether a text is a URL scheme: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, 3.1).
  static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter, first.isASCII else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Whether a text can be a host: dot-parted labels, of any script, or an IPv6 address in brackets.
  static func isHost(_ text: some StringProtocol) -> Bool {
    if text.hasPrefix("["), text.hasSuffix("]") {
      return text.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.%".contains($0) }
    }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

  /// The host of an authority, without user and port.
  private static func hostPart(of authority: Substring) -> Substring {
    let host =
      authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    guard host.hasPrefix("["), let end = host.firstIndex(of: "]") else {
      return host.prefix { $0 != ":" }
    }
    return host[...end]
  }
}
