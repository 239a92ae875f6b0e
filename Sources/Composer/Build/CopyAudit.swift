import Diagnostics

/// Looks over all copy of a project: texts that no shot uses, and source texts left in other languages.
struct CopyAudit {
  let copy: Copy
  let shots: [Project.Shot]
  /// The templates by the name that shots use.
  let templates: [String: Template]
  let locales: [LocaleTag]

  /// Reports what is unused and what was never translated.
  func check(into findings: inout Findings) {
    reportUnused(into: &findings)
    reportUntranslated(into: &findings)
  }

  /// The keys that a shot can use.
  private var usable: Set<String> {
    var keys: Set<String> = []
    for shot in shots {
      let names = templates[shot.template.text]?.textNames.map(\.name) ?? ["headline"]
      for id in [shot.id] + shot.captures.map(\.id.text) {
        keys.insert(id)
        keys.formUnion(names.map { "\(id).\($0)" })
      }
    }
    return keys
  }

  private func reportUnused(into findings: inout Findings) {
    let usable = usable
    // A template that can't be read may use any text.
    guard shots.allSatisfy({ templates[$0.template.text] != nil }) else { return }
    var seen: Set<String> = []
    for locale in locales {
      let texts = copy.locales[locale.text.lowercased()]?.texts ?? [:]
      for (key, text) in texts.sorted(by: { $0.key < $1.key })
      where !usable.contains(key) && seen.insert(key).inserted {
        findings.report(
          CopyRules.unused, "no shot uses the text '\(key)'", at: text.location,
          hint: nearestMatch(to: key, in: usable.sorted()).map { "did you mean '\($0)'?" },
          details: ["field": .string(key)])
      }
    }
  }

  private func reportUntranslated(into findings: inout Findings) {
    guard let source = locales.first else { return }
    let own = copy.locales[source.text.lowercased()]?.texts ?? [:]
    for locale in locales where locale.language != source.language {
      let texts = copy.locales[locale.text.lowercased()]?.texts ?? [:]
      for (key, text) in texts.sorted(by: { $0.key < $1.key })
      where text.text == own[key]?.text && isSentence(text.text) {
        findings.report(
          CopyRules.untranslated,
          "the text '\(key)' in \(locale) is that of \(source): '\(text.text)'",
          at: text.location, hint: "translate it",
          details: ["locale": .string(locale.text), "field": .string(key)])
      }
    }
  }

  /// A name may be the same in every language; three words are hardly one.
  private func isSentence(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count >= 3
  }
}
