package import Diagnostics

/// Reads the moment of composing.
package enum Moment {
  /// The moment that an option gives; anything else than a date and time is reported.
  package static func read(_ text: String, into findings: inout Findings) -> Timestamp? {
    if let moment = Timestamp(text) { return moment }
    findings.report(
      RecordRules.nowInvalid, "'\(text)' is no ISO 8601 date and time",
      hint: "write it like 2026-11-30T09:00:00Z", details: ["field": "now"])
    return nil
  }
}

extension LocaleTag {
  /// The locale that an option gives; anything else than a language tag is reported.
  package static func read(_ text: String, into findings: inout Findings) -> LocaleTag? {
    if let tag = LocaleTag(text) { return tag }
    let mended = LocaleTag(String(text.map { $0 == "_" ? "-" : $0 }))
    findings.report(
      CopyRules.localeInvalid, "'\(text)' is no locale",
      hint: mended.map { "write \($0)" } ?? "write it like en-US or zh-Hans",
      details: ["locale": .string(text)])
    return nil
  }
}
