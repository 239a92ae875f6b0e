import Diagnostics
import Documents

/// A chain as it was resolved, for the report.
struct SettingsView {
  let chain: SettingsChain
  /// The settings in each variant; the first is what ships.
  let seen: [SeenSettings]

  var first: SeenSettings? { seen.first }
}

extension SettingsView {
  /// The settings as an object; several chains make a list of them.
  static func summary(of views: [SettingsView], found: [String]) -> JSONValue {
    let chains = views.compactMap(\.summary)
    let whole = chains.first ?? [:]
    let listed =
      chains.count > 1 ? whole.adding("chains", .array(Array(chains.dropFirst()))) : whole
    return found.isEmpty ? listed : listed.adding("found", .array(found.map(JSONValue.string)))
  }

  private var summary: JSONValue? {
    guard let first else { return nil }
    return [
      "files": .array(chain.files.map { .string($0.string) }),
      "mode": .string(first.mode.presentation),
      "backendMode": .string(first.mode.rawValue),
      "userIdKind": .string(first.mode.userIDKind),
      "purchasesConfigured": .bool(first.hasPurchases),
      "referralLink": JSONValue(first.referralLink),
      "variant": first.settings.variant.json,
      "settings": .array(first.names.compactMap { first[$0]?.json }),
      "variants": .array(
        seen.dropFirst().map { other in
          [
            "variant": other.settings.variant.json, "mode": .string(other.mode.presentation),
            "backendMode": .string(other.mode.rawValue),
            "settings": .array(other.differing(from: first).compactMap { other[$0]?.json }),
          ]
        }),
    ]
  }
}

extension SettingsView {
  /// The settings for people: the mode, then each value with the lines that it comes from.
  static func text(of views: [SettingsView], found: [String]) -> String {
    var lines = found.map { "found \($0)" }
    for view in views {
      if !lines.isEmpty { lines.append("") }
      lines += view.lines(isOneOfMany: views.count > 1)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(isOneOfMany: Bool) -> [String] {
    guard let first else { return [] }
    var lines = isOneOfMany ? [chain.files.first?.string ?? ""] : []
    let variant = first.settings.variant.description
    lines.append(
      "backend mode: \(first.mode.presentation) (\(first.mode.rawValue)); \(first.mode.userIDWords)"
        + (variant.isEmpty ? "" : " [\(variant)]"))
    lines.append(
      "purchases: "
        + (first.hasPurchases ? "configured" : "not configured; the paywall is unavailable"))
    lines.append(
      "referral links: " + (first.referralLink.map { "\($0)…" } ?? "the app's own scheme"))
    if !first.names.isEmpty { lines.append("") }
    for name in first.names { lines += first[name]?.lines ?? [] }
    for other in seen.dropFirst() {
      let names = other.differing(from: first)
      guard !names.isEmpty else { continue }
      lines += [
        "", "in \(other.settings.variant): \(other.mode.presentation) (\(other.mode.rawValue))",
      ]
      for name in names { lines += other[name]?.lines ?? ["\(name) is not set"] }
    }
    return lines
  }
}

extension SeenSettings {
  /// Whether the app can sell anything.
  fileprivate var hasPurchases: Bool {
    self[UnconfiguredPurchases.key].map { !$0.isBlank } ?? false
  }

  /// How referral links start; nil where they take the app's own scheme or the value may not be shown.
  fileprivate var referralLink: String? {
    guard let domain = self[InvalidLinkingDomain.key], !domain.isBlank, !domain.isSecret else {
      return nil
    }
    return "https://\(domain.value)/"
  }

  /// The names whose values are others than in another variant.
  fileprivate func differing(from other: SeenSettings) -> [String] {
    Set(names).union(other.names).sorted().filter { self[$0]?.value != other[$0]?.value }
  }
}

extension BuildVariant {
  fileprivate var json: JSONValue {
    ["configuration": JSONValue(configuration), "sdk": JSONValue(sdk), "arch": JSONValue(arch)]
  }
}

extension ResolvedSetting {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "value": isSecret ? .null : .string(value), "secret": .bool(isSecret),
      "set": .bool(!isBlank),
      "trail": .array(
        trail.map { step in
          [
            "name": .string(step.name), "file": .string(step.location.file),
            "line": step.location.start.map { .integer($0.line) } ?? .null,
          ]
        }),
    ]
  }

  fileprivate var lines: [String] {
    let state = isUnexpanded ? "is not expanded" : "is empty"
    let value =
      isBlank
      ? "\(name) \(state)" : isSecret ? "\(name) is set and not shown" : "\(name) = \(value)"
    let own = trail.map { $0.name == name ? $0.text : "\($0.text) (\($0.name))" }
    return [value, "    \(own.joined(separator: " < "))"]
  }
}
