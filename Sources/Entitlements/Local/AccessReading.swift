/// What an authority says about access: for whom, since which change of identity, and when it
/// looked.
public struct AccessReading: Sendable, Hashable {
  /// Whom it is about.
  public let subject: SubjectID
  /// The generation in which the question was asked.
  public let generation: Int
  /// Whether the entitlement is active.
  public let isActive: Bool
  /// When the authority looked, by its own clock.
  public let observedAt: Instant

  /// A reading.
  public init(subject: SubjectID, generation: Int, isActive: Bool, observedAt: Instant) {
    self.subject = subject
    self.generation = generation
    self.isActive = isActive
    self.observedAt = observedAt
  }
}
