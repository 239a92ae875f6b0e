package import Diagnostics

/// A rule for a text of a listing.
package protocol TextRule: SendableMetatype {
  /// What its code means.
  static var about: RuleDescription { get }
  /// Reports what is wrong with a text.
  static func check(_ text: ListingText, into findings: inout Findings)
}

extension Findings {
  /// Reports a fault in a stretch of a text.
  mutating func report(
    _ rule: RuleDescription, _ message: String, in text: ListingText,
    at range: Range<String.Index>, hint: String? = nil, severity: Severity? = nil
  ) {
    var details = text.details
    details["fix"] = Fix(.edit, hint ?? rule.cure).json
    report(
      rule, message, at: text.location(range), hint: hint ?? rule.cure, severity: severity,
      details: details)
  }
}
