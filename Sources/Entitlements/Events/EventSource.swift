/// Whose webhook an event came through.
public enum EventSource: String, Sendable, Hashable, CaseIterable {
  /// RevenueCat, for the app stores and grants.
  case revenueCat = "revenuecat"
  /// Creem, for the desktop and the web.
  case creem
}
