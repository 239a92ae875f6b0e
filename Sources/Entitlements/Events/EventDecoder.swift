internal import Foundation

/// Reads webhooks of RevenueCat and Creem, leniently.
///
/// What is needed to place an event in a history must be there: a type, a time, an account, a
/// purchase. All else may be absent, null or of another kind. Types that are not known are accepted
/// and named; a status that is not known opens nothing. Authenticity is another question, to be
/// asked first, of the raw body.
public struct EventDecoder: Sendable {
  private let json = JSONDecoder()

  /// A decoder.
  public init() {}

  /// Reads one webhook body.
  ///
  /// - Parameter body: The bytes as they came.
  /// - Returns: The event, and what was odd about it.
  /// - Throws: `EventFault` where it has no place in anybody's history.
  public func decode(_ body: [UInt8]) throws(EventFault) -> DecodedEvent {
    let envelope: Envelope
    do {
      envelope = try json.decode(Envelope.self, from: Data(body))
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .notAnEvent
    }
    var reading = Reading()
    let event = try envelope.event(&reading)
    return DecodedEvent(event: event, remarks: reading.remarks)
  }
}

/// What one body holds, by the keys that tell the providers apart.
private enum Envelope: Decodable {
  case revenueCat(RevenueCatWire, prefix: String)
  case creem(CreemWire)

  private enum CodingKeys: String, CodingKey {
    case event, eventType, type
    case time = "event_timestamp_ms"
  }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: CodingKeys.self)
    if body.contains(.eventType) {
      self = .creem(try CreemWire(from: decoder))
    } else if body.contains(.event) {
      self = .revenueCat(try body.decode(RevenueCatWire.self, forKey: .event), prefix: "event.")
    } else if body.contains(.type), body.contains(.time) {
      // Some logs keep the event and drop its envelope.
      self = .revenueCat(try RevenueCatWire(from: decoder), prefix: "")
    } else {
      throw DecodingError.typeMismatch(
        Envelope.self, .init(codingPath: decoder.codingPath, debugDescription: "no webhook"))
    }
  }

  func event(_ reading: inout Reading) throws(EventFault) -> PurchaseEvent {
    switch self {
    case .revenueCat(let wire, let prefix):
      reading.prefix = prefix
      return try wire.event(&reading)
    case .creem(let wire): return try wire.event(&reading)
    }
  }
}
