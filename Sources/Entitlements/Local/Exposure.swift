/// A paywall that was shown: who saw it, under which assignment.
public struct Exposure: Sendable, Hashable {
  /// The presenter's own id of the assignment.
  public let assignmentID: String
  /// Who saw it; an identity that is given later doesn't rewrite it.
  public let subject: SubjectID
  /// When.
  public let presentedAt: Instant
}
