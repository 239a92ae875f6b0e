package import Diagnostics
package import Documents

extension Copy {
  /// Reads a copy file in JSON; whatever is wrong with it is reported.
  package static func readJSON(
    _ path: Path, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    let rules = DocumentRules(missing: CopyRules.missing, malformed: CopyRules.invalidJSON)
    guard let root = workspace.readJSON(path, rules: rules, into: &findings),
      var fields = Fields(root, of: "the copy", rule: CopyRules.invalid, into: &findings)
    else { return nil }
    var copy = Copy()
    copy.files = [path.string]
    if let kind = fields.requiredText("kind"), kind != "screenshot-copy" {
      fields.report(
        "the copy is of kind '\(kind)'", at: root["kind"]?.location ?? root.location,
        hint: "the kind is screenshot-copy", field: "kind")
    }
    copy.fontFamily = fields.text("fontFamily").flatMap(nonBlank)
    copy.fonts = fields.list("fonts")?.compactMap { Font(reading: $0, into: &findings) }
    let locales = fields.required("locales")
    findings.add(fields.finish())
    guard let locales else { return copy }
    guard let entries = locales.mapping else {
      findings.report(
        CopyRules.invalid, "'locales' is a mapping, not \(locales.kindName)",
        at: locales.location, details: ["field": "locales"])
      return copy
    }
    for entry in entries {
      copy.readLocale(entry, into: &findings)
    }
    return copy
  }

  private mutating func readLocale(_ entry: Node.Entry, into findings: inout Findings) {
    guard LocaleTag(entry.key) != nil else {
      findings.report(
        CopyRules.invalid, "'\(entry.key)' is no locale", at: entry.keyLocation,
        hint: "write it like en-US or zh-Hans", details: ["locale": .string(entry.key)])
      return
    }
    guard
      var fields = Fields(
        entry.value, of: "the locale '\(entry.key)'", rule: CopyRules.invalid, into: &findings)
    else { return }
    var texts = Texts(fontFamily: nil, location: entry.keyLocation)
    texts.fontFamily = fields.text("fontFamily").flatMap(nonBlank)
    for headline in Self.mapping("headlines", of: &fields) {
      texts.add(headline.value, key: headline.key, into: &findings)
    }
    for shot in Self.mapping("texts", of: &fields) {
      guard let named = shot.value.mapping else {
        findings.report(
          CopyRules.invalid, "the texts of '\(shot.key)' are a mapping, not \(shot.value.kindName)",
          at: shot.value.location, details: ["field": .string(shot.key)])
        continue
      }
      for text in named {
        texts.add(text.value, key: "\(shot.key).\(text.key)", into: &findings)
      }
    }
    findings.add(fields.finish())
    locales[entry.key.lowercased()] = texts
  }

  private static func mapping(_ key: String, of fields: inout Fields) -> [Node.Entry] {
    guard let value = fields.value(key) else { return [] }
    if let entries = value.mapping { return entries }
    fields.report(
      "'\(key)' is a mapping, not \(value.kindName)", at: value.location, field: key)
    return []
  }
}

extension Copy.Texts {
  /// Adds a text; one that no picture can show is reported.
  package mutating func add(_ node: Node, key: String, into findings: inout Findings) {
    guard let text = node.string else {
      let hint = node.number.map { "put it in quotes: \"\($0)\"" }
      findings.report(
        CopyRules.invalid, "the text '\(key)' is a text, not \(node.kindName)", at: node.location,
        hint: hint, details: ["field": .string(key)])
      return
    }
    add(Copy.Text(text, at: node.location), key: key, into: &findings)
  }

  /// Adds a text; one that no picture can show is reported.
  package mutating func add(_ text: Copy.Text, key: String, into findings: inout Findings) {
    if let scalar = text.text.unicodeScalars.first(where: \.isUnprintable) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      findings.report(
        CopyRules.invalid, "the text '\(key)' holds the control character U+\(digits)",
        at: text.location, hint: "take it out", details: ["field": .string(key)])
      return
    }
    texts[key] = text
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can't hold it, or it controls a terminal: nothing that a headline needs.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: properties.isNoncharacterCodePoint
    }
  }
}

extension Copy.Font {
  fileprivate init?(reading node: Node, into findings: inout Findings) {
    guard var fields = Fields(node, of: "a font", rule: CopyRules.invalid, into: &findings) else {
      return nil
    }
    let family = fields.requiredText("family")
    let license = fields.requiredText("license")
    let embedded = fields.flag("embedded")
    findings.add(fields.finish())
    guard let family, let license else { return nil }
    self.init(family: family, license: license, isEmbedded: embedded)
  }
}

private func nonBlank(_ text: String) -> String? {
  text.contains { !$0.isWhitespace } ? text : nil
}
