/// A character of a line that a colour font sets, such as an emoji; librsvg draws it in black.
package struct ColourRun: Sendable, Hashable {
  /// The character's place in the text.
  package let range: Range<String.Index>
  /// The character as readers see it, which can be several of Unicode's.
  package let cluster: String
  /// Where it starts, px from the left end of the line.
  package let x: Double
  /// How wide it is, px.
  package let advance: Double
}

extension TextMeasurer {
  /// The characters of a line that a colour font sets, in the text's order.
  package borrowing func colourRuns(in text: String, _ style: TextStyle) -> [ColourRun] {
    let ranges = runs(of: text, style).filter(\.face.hasColour).map(\.range)
    var runs: [ColourRun] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(text.index(after: index), range.upperBound)
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let place = place(ofByte: offset)
        runs.append(
          ColourRun(
            range: index..<end, cluster: String(text[index..<end]), x: place.x,
            advance: place.advance))
        index = end
      }
    }
    return runs
  }
}
