/// What a permission's card offers to do.
public enum PermissionCard: Sendable, Hashable {
  /// Where a permission of the system stands.
  public enum Status: Sendable, Hashable, CaseIterable {
    /// Nobody has asked yet.
    case notAsked
    /// The person said no; the system doesn't ask twice.
    case denied
    /// A profile or a parent forbids it.
    case restricted
    /// It is given, wholly or in part.
    case granted
  }

  /// Show the system's question.
  case ask
  /// Open the settings, the only place where a no can be taken back.
  case openSettings
  /// Nothing is left to do.
  case done

  /// The card for a status.
  public init(_ status: Status) {
    switch status {
    case .notAsked: self = .ask
    case .denied, .restricted: self = .openSettings
    case .granted: self = .done
    }
  }
}
