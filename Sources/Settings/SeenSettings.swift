import Diagnostics
package import Documents

/// The settings as the app itself sees them: through its Info.plist, where one is given.
///
/// A build setting reaches the app only by a key of the Info.plist. A key that refers to nothing but its
/// own setting is that setting; any other value of the Info.plist stands for itself. A setting without a
/// key is reported by a rule of its own and then taken as the chain has it, so that one fault makes one
/// finding.
package struct SeenSettings {
  package let settings: AppSettings
  package let plist: InfoPlist?
  /// The file that the chain starts from.
  package let file: Path

  package init(settings: AppSettings, plist: InfoPlist?, file: Path) {
    self.settings = settings
    self.plist = plist
    self.file = file
  }

  /// A setting as the app sees it.
  package subscript(name: String) -> ResolvedSetting? {
    guard let value = plist?.setting(name, in: settings) else { return settings[name] }
    return value.isMerelyPassedOn ? settings[name] ?? value.setting : value.setting
  }

  /// The names of all settings that the chain sets or the app reads from its Info.plist, sorted.
  var names: [String] {
    let passed = plist?.stringKeys.filter(Self.isOfApp) ?? []
    return Set(settings.all.map(\.name)).union(passed).sorted()
  }

  /// The backend that the app runs on.
  var mode: BackendMode { BackendMode(setting: self[BackendMode.key]?.value) }

  /// Whether a setting is one that the app reads at run time.
  static func isOfApp(_ name: String) -> Bool {
    name == InvalidLinkingDomain.key
      || ["SOAR_", "SUPABASE_", "REVENUECAT_"].contains { name.hasPrefix($0) }
  }
}
