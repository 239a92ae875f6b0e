public import Entitlements

/// Why a request is refused.
public enum WebhookRefusal: Error, Sendable, Hashable {
  /// The header that proves it is not there.
  case missingHeader(String)
  /// The header is not written as the provider writes it.
  case malformedHeader(String)
  /// The header doesn't belong to this body and this secret.
  case wrongSignature
  /// It was signed too long ago, or in the future: perhaps somebody sends it again.
  case outOfDate
  /// It is authentic, and no event.
  case unreadable(EventFault)
}
