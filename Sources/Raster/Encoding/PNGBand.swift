internal import Geometry

/// Rows of a picture that are filtered and deflated apart from all others.
///
/// The same rows give the same bytes whatever stands above and below them, so that what pictures have in
/// common is deflated once. It costs a part in a hundred of the file, and filters that suit each band
/// gain more.
enum PNGBand {
  /// How many rows a band has; the last has what is left.
  static let height = 64

  /// The bands of a picture so many rows high, from the top.
  static func rows(of height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: Self.height).map { $0..<min(height, $0 + Self.height) }
  }

  /// The rows of some bands, by number from the top.
  static func rows(_ bands: Set<Int>, of height: Int) -> [Range<Int>] {
    rows(of: height).enumerated().filter { bands.contains($0.offset) }.map(\.element)
  }

  /// A band, filtered and deflated; nil where there is no memory for it.
  ///
  /// What is flat or repeats itself (an interface, most of a store picture) deflates best as it is,
  /// a photo when neighbours are taken off. The usual guess by sums of magnitudes never sees that, so
  /// each band is tried both ways on its first rows, with the quickest deflate.
  static func segment(_ rows: Range<Int>, of picture: PNGSamples) -> DeflateSegment? {
    let tried = rows.prefix(8)
    let plain = deflatedCount(tried, of: picture, filters: [.none])
    let filters: [PNGFilter] =
      deflatedCount(tried, of: picture, filters: [.sub, .up]) < plain ? [.sub, .up] : [.none]
    // Level 5 is within a few parts in a hundred of what zlib's default takes four times as long
    // for; 6 and more take longer for the next two.
    return DeflateSegment(PNGFilter.rows(rows, of: picture, filters: filters), level: 5)
  }

  private static func deflatedCount(
    _ rows: Range<Int>, of picture: PNGSamples, filters: [PNGFilter]
  ) -> Int {
    Zlib.deflateRaw(PNGFilter.rows(rows, of: picture, filters: filters), level: 1)?.count ?? .max
  }
}
