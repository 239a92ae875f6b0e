import Diagnostics
import Documents

/// A setting that no key of the Info.plist passes on to the app.
enum UnpassedSetting {
  static let rule = RuleDescription(
    code: "setting-not-passed", severity: .error,
    summary: "a setting is set, but the Info.plist does not pass it on",
    rationale: """
      A build setting reaches the app only by a key of the Info.plist such as <key>X</key> with $(X). Without \
      it the app sees nothing: an app that is set to the unified backend runs on Supabase.
      """,
    bad: .init("plist", "<key>SOAR_BACKEND_MODE</key>\n<string></string>"),
    good: .init("plist", "<key>SOAR_BACKEND_MODE</key>\n<string>$(SOAR_BACKEND_MODE)</string>"),
    cure: "Add the key with $(NAME) as its value.")

  static func check(_ seen: SeenSettings, into findings: inout Findings) {
    guard let plist = seen.plist else { return }
    // A setting that others are made of needs no key of its own.
    let parts = Set(
      seen.settings.all.flatMap { setting in
        setting.trail.map(\.name).filter { $0 != setting.name }
      })
    for setting in seen.settings.all
    where !parts.contains(setting.name) && SeenSettings.isOfApp(setting.name) && !setting.isBlank
      && !isPassed(setting, seen, plist)
    {
      guard let severity = severity(of: setting, seen) else { continue }
      findings.report(
        rule,
        "'\(setting.name)' is set, but '\(plist.file)' does not pass it on, so the app never sees it",
        at: setting.location,
        hint: "add <key>\(setting.name)</key><string>$(\(setting.name))</string>",
        severity: severity)
    }
  }

  /// Whether the Info.plist has a key that refers to the setting, or gives the app a value of its own.
  private static func isPassed(
    _ setting: ResolvedSetting, _ seen: SeenSettings, _ plist: InfoPlist
  ) -> Bool {
    guard let entry = plist.entry(setting.name) else { return false }
    guard let text = entry.value.string else { return true }
    let expansion = seen.settings.expand(text)
    return expansion.references.contains(setting.name) || !expansion.value.trimmed.isEmpty
  }

  /// An error where the app would run on another backend or none; nil where it would do the same anyway.
  private static func severity(of setting: ResolvedSetting, _ seen: SeenSettings) -> Severity? {
    switch setting.name {
    case BackendMode.key:
      return BackendMode(setting: setting.value) == .soarAPI ? .error : nil
    case BackendMode.baseURLKey: return seen.mode == .soarAPI ? .error : .note
    case DefaultedEntitlement.key: return setting.value == "pro" ? nil : .error
    default: return .note
    }
  }
}
