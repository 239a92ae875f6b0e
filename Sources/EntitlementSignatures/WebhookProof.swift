public import Entitlements

/// How a provider proves that a request is its own.
public enum WebhookProof: Sendable {
  /// Creem: `creem-signature`, the HMAC-SHA256 of the body in hexadecimal digits.
  case creemSignature(SharedSecret)
  /// RevenueCat: `X-RevenueCat-Webhook-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 of the
  /// time, a full stop and the body. `tolerance` is how old a signature may be, milliseconds.
  case revenueCatSignature(SharedSecret, tolerance: Int64 = 300_000)
  /// RevenueCat: the `Authorization` header that its dashboard was given, word for word.
  case revenueCatAuthorization(SharedSecret)

  /// Makes sure that a request is authentic; it looks at nothing else.
  ///
  /// - Parameters:
  ///   - delivery: The request.
  ///   - now: The present, against which the time of a signature is held.
  /// - Throws: `WebhookRefusal` where it is not.
  public func check(_ delivery: WebhookDelivery, at now: Instant) throws(WebhookRefusal) {
    switch self {
    case .creemSignature(let secret):
      let name = "creem-signature"
      guard let signature = Self.bytes(ofHex: try delivery.header(name)) else {
        throw .malformedHeader(name)
      }
      guard secret.signs(delivery.body, as: signature) else { throw .wrongSignature }
    case .revenueCatSignature(let secret, let tolerance):
      try Self.checkTimed(delivery, secret, tolerance: tolerance, at: now)
    case .revenueCatAuthorization(let secret):
      guard secret.matches(try delivery.header("Authorization")) else { throw .wrongSignature }
    }
  }

  private static func checkTimed(
    _ delivery: WebhookDelivery, _ secret: SharedSecret, tolerance: Int64, at now: Instant
  ) throws(WebhookRefusal) {
    let name = "X-RevenueCat-Webhook-Signature"
    let parts = try delivery.header(name).split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
    }
    let times = parts.filter { $0.first == "t" }.compactMap(\.last)
    let signatures = parts.filter { $0.first == "v1" }.compactMap { bytes(ofHex: $0.last ?? "") }
    guard times.count == 1, let time = times.first, let seconds = Int64(time),
      (0..<253_402_300_800).contains(seconds), !signatures.isEmpty
    else { throw .malformedHeader(name) }
    let signed = Array("\(time).".utf8) + delivery.body
    // A secret that is being replaced signs twice for a while; every one is tried, whatever the
    // others say.
    let matches = signatures.map { secret.signs(signed, as: $0) }
    guard matches.contains(true) else { throw .wrongSignature }
    let age = now.milliseconds(since: Instant(milliseconds: seconds * 1000))
    guard age >= -tolerance, age <= tolerance else { throw .outOfDate }
  }

  private static func bytes(ofHex text: some StringProtocol) -> [UInt8]? {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
