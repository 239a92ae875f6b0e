package import Geometry

extension PixelSize {
  /// The size that a text such as `1320x2868` or `1320×2868` names; nil where it names none.
  package init?(written text: String) {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      1...Self.longestSide ~= width, 1...Self.longestSide ~= height
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The longest side that a table may name, px: over twice the longest that a store takes.
  package static let longestSide = 16_384

  /// `1320x2868`, as ids and files write it.
  package var written: String { "\(width)x\(height)" }
}
