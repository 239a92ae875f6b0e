/// What the app may believe about access at a moment.
public enum AccessProjection: Sendable, Hashable {
  /// Nothing that holds: no reading, or none that is fresh.
  case unknown
  /// A fresh reading says no.
  case inactive
  /// A fresh reading says yes.
  case active
}
