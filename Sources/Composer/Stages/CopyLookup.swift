package import Diagnostics

extension Copy {
  /// The texts of a template in a locale; what is missing or blank is reported, unless the template can
  /// do without it.
  package func texts(
    of template: Template, for ids: [String], in locale: LocaleTag, at location: Location?,
    into findings: inout Findings
  ) -> [String: String]? {
    var texts: [String: String] = [:]
    var isWhole = true
    for (name, isOptional) in template.textNames {
      if isOptional, text(name, of: ids, in: locale) == nil { continue }
      let found = text(named: name, of: ids, in: locale, at: location, into: &findings)
      texts[name] = found
      isWhole = isWhole && found != nil
    }
    return isWhole ? texts : nil
  }

  /// A text in a locale; one that is missing or blank is reported.
  ///
  /// - Parameters:
  ///   - name: `headline`, or the name of another text.
  ///   - ids: The ids that may have it, the first that has it counts.
  ///   - locale: The locale; there is no falling back to another.
  ///   - location: What asks for it, where the copy itself has no place to point to.
  ///   - findings: Where the fault goes.
  /// - Returns: The text; nil where it was reported.
  package func text(
    named name: String, of ids: [String], in locale: LocaleTag, at location: Location?,
    into findings: inout Findings
  ) -> String? {
    let id = ids.first ?? ""
    let details: [String: JSONValue] = [
      "locale": .string(locale.text), "captureId": .string(ids.last ?? ""), "field": .string(name),
    ]
    func report(_ message: String, at place: Location?, hint: String? = nil) {
      findings.report(
        CopyRules.missing, message, at: place ?? location, hint: hint, details: details)
    }
    guard let texts = locales[locale.text.lowercased()] else {
      let known = locales.keys.sorted().joined(separator: ", ")
      report(
        "there is no copy in \(locale) (for '\(id)')", at: files.first.map { Location(file: $0) },
        hint: known.isEmpty ? nil : "the copy has \(known)")
      return nil
    }
    guard let found = text(name, of: ids, in: locale) else {
      report("the \(name) of '\(id)' is missing in \(locale)", at: texts.location)
      return nil
    }
    guard found.text.text.contains(where: { !$0.isWhitespace }) else {
      report("the \(name) of '\(id)' is blank in \(locale)", at: found.text.location)
      return nil
    }
    CopyText(key: found.key, text: found.text, locale: locale).check(into: &findings)
    return found.text.text
  }
}
