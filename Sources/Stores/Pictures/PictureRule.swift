package import Diagnostics

/// A rule for each picture alone.
package protocol PictureRule: SendableMetatype {
  /// What its code means.
  static var about: RuleDescription { get }
  /// Reports what is wrong with a picture.
  static func check(
    _ picture: ListedPicture, _ context: PictureContext, into findings: inout Findings)
}

/// A rule for the pictures of one slot and locale.
package protocol PictureSetRule: SendableMetatype {
  /// What its code means.
  static var about: RuleDescription { get }
  /// Reports what is wrong with a set.
  static func check(
    _ set: PictureSet, _ context: PictureContext, into findings: inout Findings)
}

/// A rule for all pictures of a run together.
package protocol PictureListRule: SendableMetatype {
  /// What its code means.
  static var about: RuleDescription { get }
  /// Reports what is wrong with pictures together.
  static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings)
}

extension Findings {
  /// Reports a fault of a picture at its file, with its store, locale and display.
  mutating func report(
    _ rule: RuleDescription, _ message: String, of picture: ListedPicture, hint: String? = nil,
    severity: Severity? = nil, related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    var details = picture.details
    details["fix"] = fix?.json
    report(
      rule, message, at: picture.location, hint: hint, severity: severity, related: related,
      details: details)
  }
}
