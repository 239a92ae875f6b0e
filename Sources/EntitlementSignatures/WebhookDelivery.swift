/// A request as it came, before anybody believes it.
public struct WebhookDelivery: Sendable {
  /// The body, byte for byte: a body that was parsed and written again has another signature.
  public let body: [UInt8]
  private let headers: [String: String]

  /// A request.
  ///
  /// - Parameters:
  ///   - body: The body, byte for byte.
  ///   - headers: The headers by name; case doesn't matter, of equal names the last counts.
  public init(body: [UInt8], headers: [(name: String, value: String)]) {
    self.body = body
    self.headers = Dictionary(
      headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The value of a header.
  func header(_ name: String) throws(WebhookRefusal) -> String {
    guard let value = headers[name.lowercased()] else { throw .missingHeader(name) }
    return value
  }
}
