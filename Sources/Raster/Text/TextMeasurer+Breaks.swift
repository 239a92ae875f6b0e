extension TextMeasurer {
  /// Where a new line may start inside a text.
  package borrowing func breakOpportunities(
    in text: String, language: String? = nil
  ) -> [String.Index] {
    TextBreaks(in: text, language: language).opportunities
  }
}
