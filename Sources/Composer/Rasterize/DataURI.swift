import Foundation

/// A `data:` URI in base64 (RFC 2397).
struct DataURI {
  /// The media type, in lower case, without parameters.
  let type: String
  let bytes: [UInt8]

  /// Takes a URI apart; nil for one that is not in base64.
  init?(_ uri: String) {
    guard let comma = uri.firstIndex(of: ",") else { return nil }
    let head = uri[..<comma].dropFirst("data:".count).split(separator: ";")
    guard head.last == "base64", let type = head.first,
      let data = Data(
        base64Encoded: String(uri[uri.index(after: comma)...].filter { !$0.isWhitespace }))
    else { return nil }
    self.type = type.lowercased()
    bytes = Array(data)
  }
}
