/// What kind of plan was bought, for analytics only.
public enum PlanTag: String, Sendable, Hashable, CaseIterable {
  /// A plan that renews.
  case pro
  /// A purchase for ever.
  case lifetime
}
