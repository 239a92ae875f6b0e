public import Entitlements

/// The door of a server: believes a request first, and only then reads it.
public struct WebhookReceiver: Sendable {
  private let proof: WebhookProof
  private let decoder = EventDecoder()

  /// A door for one provider's webhooks.
  public init(_ proof: WebhookProof) { self.proof = proof }

  /// Reads an authentic request; one that is not authentic is not looked into.
  ///
  /// - Parameters:
  ///   - delivery: The request.
  ///   - now: The present, against which the time of a signature is held.
  /// - Returns: The event, and what was odd about it.
  /// - Throws: `WebhookRefusal`.
  public func receive(
    _ delivery: WebhookDelivery, at now: Instant
  ) throws(WebhookRefusal) -> DecodedEvent {
    try proof.check(delivery, at: now)
    do throws(EventFault) {
      return try decoder.decode(delivery.body)
    } catch {
      throw .unreadable(error)
    }
  }
}
