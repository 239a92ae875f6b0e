package import Diagnostics
package import Documents

/// An app's Info.plist.
package struct InfoPlist {
  /// The file.
  package let file: Path
  /// Its values, a mapping.
  package let root: Node

  /// Reads one; what is wrong with it goes to `findings`.
  package static func load(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> InfoPlist? {
    guard
      let root = PropertyListFile.read(
        path, in: workspace, as: UnreadableInfoPlist.rule, into: &findings)
    else { return nil }
    return InfoPlist(file: path, root: root)
  }

  /// The last entry with a name.
  package func entry(_ name: String) -> Node.Entry? { root.mapping?.last { $0.key == name } }

  /// The names of all values that are texts.
  package var stringKeys: [String] {
    (root.mapping ?? []).filter { $0.value.string != nil }.map(\.key)
  }

  /// A value as a setting.
  package struct Value {
    /// The value after expansion, with its trail.
    package let setting: ResolvedSetting
    /// Whether it is nothing but a reference to the setting of its own name.
    package let isMerelyPassedOn: Bool
  }

  /// The value of a key after expansion; nil where it is not there or no text.
  package func setting(_ name: String, in settings: AppSettings) -> Value? {
    guard let entry = entry(name), let text = entry.value.string else { return nil }
    let expansion = settings.expand(text)
    let isSecret =
      expansion.isSecret || SecretText.isName(name) || SecretText.appears(in: expansion.value)
    let location = isSecret ? entry.value.location.secret : entry.value.location
    let setting = ResolvedSetting(
      name: name, value: expansion.value, location: location,
      trail: [.init(name: name, location: location)] + expansion.trail, isSecret: isSecret,
      undefined: expansion.undefined, isCut: false,
      isWrittenOut: SettingExpression(text).isWrittenOut)
    return Value(
      setting: setting, isMerelyPassedOn: text == "$(\(name))" || text == "${\(name)}")
  }
}
