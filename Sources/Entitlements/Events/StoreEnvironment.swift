/// Whether money moved.
public enum StoreEnvironment: String, Sendable, Hashable, CaseIterable {
  /// A real purchase.
  case production
  /// A test purchase.
  case sandbox

  /// The environment of a RevenueCat event: SANDBOX, else production.
  init(revenueCat word: String?) {
    self = word?.uppercased() == "SANDBOX" ? .sandbox : .production
  }

  /// The environment of a Creem object by its mode: test, sandbox or local, else production.
  init(creemMode word: String?) {
    switch word?.lowercased() {
    case "test", "sandbox", "local": self = .sandbox
    default: self = .production
    }
  }
}
