/// A locale that ships, and the names of folders and catalog entries that serve it.
struct ShippedLocale: Sendable, Hashable {
  /// As the project names it.
  let name: String

  /// The language without script and region, in lower case.
  var language: String { Self.parts(name).first ?? "" }

  /// Whether translations under a name are what a person with this locale sees.
  ///
  /// iOS goes from the locale to its script and its language; `es-MX` takes `es-419` before `es`. A locale
  /// of the store without a region is served by a folder with one.
  func isServed(by other: String) -> Bool {
    let own = Self.parts(name)
    let theirs = Self.parts(other)
    guard let language = own.first, language == theirs.first else { return false }
    if own == theirs || theirs.count == 1 && Self.script(own) == nil { return true }
    if let script = Self.script(own) { return script == Self.script(theirs) }
    if own.count == 1 { return true }
    return language == "es" && theirs == ["es", "419"] && own != ["es", "es"]
  }

  /// Language, script and region in lower case; old and store-only names replaced by today's.
  private static func parts(_ name: String) -> [String] {
    var parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let today = ["iw": "he", "no": "nb", "in": "id"]
    if let first = parts.first { parts[0] = today[first] ?? first }
    return parts
  }

  /// The script of a Chinese locale, written or by its region: the scripts are not each other's fallback.
  private static func script(_ parts: [String]) -> String? {
    guard parts.first == "zh" else { return nil }
    if parts.contains("hant") { return "hant" }
    if parts.contains("hans") || parts.count == 1 { return "hans" }
    return ["tw", "hk", "mo"].contains { parts.contains($0) } ? "hant" : "hans"
  }
}
