/// By which rule a history is replayed.
package enum RuleChoice: String, Sendable, CaseIterable {
  /// The one-row rule, taken at its word.
  case literal
  /// One line per purchase.
  case ledger
  /// Each by itself, and where they differ.
  case both
}
