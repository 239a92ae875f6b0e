package import Diagnostics

/// The rules for the texts of a listing.
package enum TextRules {
  private static let rules: [any TextRule.Type] = [
    TextTooLong.self,
    TextTooShort.self,
    ControlCharacter.self,
    PlaceholderText.self,
    OtherPlatform.self,
    FuturePromise.self,
    TestWords.self,
    PlatformBlame.self,
  ]

  /// What every rule's code means.
  package static let all: [RuleDescription] = rules.map { $0.about }

  /// Checks a text against the store's limits and what its review refuses.
  package static func check(_ text: ListingText, into findings: inout Findings) {
    for rule in rules { rule.check(text, into: &findings) }
  }
}
