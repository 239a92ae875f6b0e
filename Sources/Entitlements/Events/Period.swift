/// The stretch of time that an event says is paid for.
public struct Period: Sendable, Hashable {
  /// Its first moment, where the event says it.
  public let start: Instant?
  /// Its end, already outside; nil for ever, which only a one-time purchase says.
  public let end: Instant?

  /// A stretch of time.
  public init(start: Instant?, end: Instant?) {
    self.start = start
    self.end = end
  }
}
