import Geometry
import Raster

/// Breaks words into balanced lines and finds the largest size at which they fit a box.
///
/// Without hinting, widths grow with the size in proportion, so one measuring at a size of reference
/// tells all others: of each number of lines the narrowest way to break, and so its largest size.
struct TextFitter {
  /// Lines of words, measured.
  struct Lines: Hashable {
    let texts: [String]
    /// The room that the widest takes however it is aligned, ink and all, as a part of the font size.
    let width: Double
    /// How far ink reaches out of a line at its left end, as a part of the font size.
    let leftOverhang: Double
    /// How far it reaches out at its right end.
    let rightOverhang: Double
    /// From the top of the block to the first baseline, as a part of the font size.
    let above: Double
    /// Below the last baseline, as a part of the font size.
    let below: Double
  }

  private let script: Script
  private let style: TextStyle
  private static let reference = 100.0

  /// A fitter for words of a style; its size does not matter.
  init(style: TextStyle, script: Script) {
    var style = style
    style.size = Self.reference
    self.style = style
    self.script = script
  }

  /// The balanced lines of a text for each number of lines up to a most.
  func choices(for text: String, mostLines: Int, measurer: borrowing TextMeasurer) -> [Lines] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: true).map { paragraph in
      LineBreaker(String(paragraph), language: style.language).words { word in
        measurer.measure(word, style).advance / Self.reference
      }
    }.filter { !$0.isEmpty }
    guard !paragraphs.isEmpty, paragraphs.count <= mostLines else { return [] }
    return (paragraphs.count...mostLines).compactMap { count in
      lines(of: paragraphs, count: count, measurer: measurer)
    }
  }

  /// The height of lines as a part of the font size.
  func height(of lines: Lines) -> Double {
    lines.above + Double(lines.texts.count - 1) * script.lineHeight + lines.below
  }

  /// The largest size at which one of the choices fits a box.
  func largestSize(of choices: [Lines], in box: Rect, atMost most: Double) -> Double {
    choices.map { size(of: $0, in: box) }.reduce(0) { max($0, min($1, most)) }
  }

  /// The choice with the fewest lines that fits a box at a size.
  func lines(of choices: [Lines], in box: Rect, at size: Double) -> Lines? {
    choices.first { self.size(of: $0, in: box) >= size - 0.000_1 }
  }

  private func size(of lines: Lines, in box: Rect) -> Double {
    min(box.width / max(lines.width, 0.01), box.height / height(of: lines))
  }

  /// Shares lines out among paragraphs, each further one to the paragraph that is widest.
  private func lines(
    of paragraphs: [[LineBreaker.Word]], count: Int, measurer: borrowing TextMeasurer
  ) -> Lines? {
    var shares = paragraphs.map { _ in 1 }
    var broken = paragraphs.map { LineBreaker.balanced($0, lines: 1) }
    for _ in paragraphs.count..<count {
      let widths = broken.map { $0.map(\.width).max() ?? 0 }
      let order = widths.indices.sorted { widths[$0] > widths[$1] }
      guard let widest = order.first(where: { paragraphs[$0].count > shares[$0] }) else {
        return nil
      }
      shares[widest] += 1
      broken[widest] = LineBreaker.balanced(paragraphs[widest], lines: shares[widest])
    }
    let texts = broken.flatMap { $0.map(\.text) }
    guard texts.count == count else { return nil }
    // The words' widths leave out what they do to each other; the lines are measured whole.
    return measured(texts, texts.map { measurer.measure($0, style) })
  }

  private func measured(_ texts: [String], _ extents: [TextExtents]) -> Lines {
    let left = extents.map { max(0, -$0.ink.x) }
    let right = extents.map { max(0, $0.ink.maxX - $0.advance) }
    let advances = extents.map(\.advance)
    let widths = extents.indices.map { index in
      // A line that is centred has the larger overhang's room on both sides.
      max(
        advances[index] + 2 * max(left[index], right[index]),
        advances[index] + left[index] + (right.max() ?? 0),
        advances[index] + right[index] + (left.max() ?? 0))
    }
    // Stacked marks can reach higher than the script's own measure, those of a later line too.
    let above = extents.enumerated().map { index, line in
      -line.ink.y / Self.reference - Double(index) * script.lineHeight
    }
    let below = extents.reversed().enumerated().map { index, line in
      line.ink.maxY / Self.reference - Double(index) * script.lineHeight
    }
    return Lines(
      texts: texts, width: (widths.max() ?? 0) / Self.reference,
      leftOverhang: (left.max() ?? 0) / Self.reference,
      rightOverhang: (right.max() ?? 0) / Self.reference,
      above: max(script.ascent, above.max() ?? 0), below: max(script.descent, below.max() ?? 0))
  }
}
