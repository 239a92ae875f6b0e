import Diagnostics

/// What the app sees of its settings, as it was released; no value of a secret is in it.
struct SettingsSnapshot {
  /// The summary of `settings check`.
  let summary: JSONValue

  static let schema = "vitrine.settings-snapshot/v1"
  private static let heads = [
    "mode", "backendMode", "userIdKind", "purchasesConfigured", "referralLink", "variant",
  ]

  var json: JSONValue {
    var members = [JSONValue.Member("schema", .string(Self.schema))]
    members += Self.heads.compactMap { name in summary[name].map { .init(name, $0) } }
    members.append(.init("settings", settings(of: summary)))
    if case .array(let variants) = summary["variants"] {
      let others = variants.map { variant -> JSONValue in
        [
          "variant": variant["variant"] ?? .null, "backendMode": variant["backendMode"] ?? .null,
          "settings": settings(of: variant),
        ]
      }
      members.append(.init("variants", .array(others)))
    }
    return .object(members)
  }

  /// The settings without the lines that they come from, which move with every edit.
  private func settings(of value: JSONValue) -> JSONValue {
    guard case .array(let settings) = value["settings"] else { return [] }
    return .array(
      settings.map { setting in
        let names = ["name", "value", "secret", "set"]
        return .object(names.compactMap { name in setting[name].map { .init(name, $0) } })
      })
  }
}
