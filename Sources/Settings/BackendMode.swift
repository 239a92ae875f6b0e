import Diagnostics

/// The backend that an app is built for; one mode, one set of keys, and never a fallback to the other.
public enum BackendMode: String, Sendable, CaseIterable {
  /// Standalone: the app talks to a Supabase project of its own.
  case supabase
  /// Unified: the app shares accounts and data with a web host through the Soar App API.
  case soarAPI = "soar_api"

  /// The setting that selects the mode.
  public static let key = "SOAR_BACKEND_MODE"
  /// The setting with the unified backend's address.
  public static let baseURLKey = "SOAR_API_BASE_URL"
  /// The setting with the standalone backend's address.
  public static let supabaseURLKey = "SUPABASE_URL"

  /// The mode that the app takes for a value of the setting: Supabase for whatever is no spelling of the
  /// other, unset too.
  public init(setting value: String?) {
    self = value.flatMap(BackendMode.init(named:)) ?? .supabase
  }

  /// The mode that a value names in one of its spellings; nil for anything else.
  init?(named value: String) {
    switch value.lowercased() {
    case "supabase": self = .supabase
    case "soar_api", "soarapi", "soar-api": self = .soarAPI
    default: return nil
    }
  }

  /// What people call the mode: `standalone` or `unified`.
  public var presentation: String {
    switch self {
    case .supabase: "standalone"
    case .soarAPI: "unified"
    }
  }

  /// The backend's name.
  var backend: String {
    switch self {
    case .supabase: "Supabase"
    case .soarAPI: "the Soar API"
    }
  }

  /// What identifies a user, for purchases too; the two kinds never meet.
  public var userIDKind: String {
    switch self {
    case .supabase: "supabase-uuid"
    case .soarAPI: "opaque-text"
    }
  }

  /// The kind of user id in words.
  var userIDWords: String {
    switch self {
    case .supabase: "user ids are Supabase UUIDs"
    case .soarAPI: "user ids are opaque texts"
    }
  }

  /// The mode that this one is not.
  var other: BackendMode {
    switch self {
    case .supabase: .soarAPI
    case .soarAPI: .supabase
    }
  }

  /// The spelling that was probably meant, `supabase` or one of the unified ones.
  static func nearestSpelling(to value: String) -> String? {
    let plain = String(value.filter { $0.isLetter || $0.isNumber || "_-".contains($0) })
    let near = nearestMatch(
      to: plain, in: ["supabase", "standalone", "soar_api", "soarapi", "soar-api", "unified"])
    return near == "standalone" ? "supabase" : near
  }
}
