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
  /// a photo when neighbours are taken off. The usual guess by sums of magnitudes never sees that. Over
  /// 1,189 bands of store pictures, telling the two apart by how many pixels equal their neighbours came
  /// within a part in a hundred of trying both.
  static func segment(_ rows: Range<Int>, of picture: PNGSamples) -> DeflateSegment? {
    let filters: [PNGFilter] = repeats(rows, of: picture) ? [.none] : [.sub, .up]
    // Level 5 is within a few parts in a hundred of what zlib's default takes four times as long
    // for; 6 and more take longer for the next two.
    return DeflateSegment(PNGFilter.rows(rows, of: picture, filters: filters), level: 5)
  }

  /// Whether at least half of the pixels, in every eighth row, equal the one to their left.
  private static func repeats(_ rows: Range<Int>, of picture: PNGSamples) -> Bool {
    let (width, step) = (picture.size.width, picture.channels)
    let looked = stride(from: rows.lowerBound, to: rows.upperBound, by: 8)
    var equal = 0
    var count = 0
    unsafe picture.samples.withUnsafeBufferPointer { samples in
      for y in looked {
        let start = y * picture.rowLength
        for x in 1..<max(1, width) {
          let at = start + x * step
          var isEqual = true
          for channel in 0..<step {
            isEqual = unsafe isEqual && samples[at + channel] == samples[at + channel - step]
          }
          equal += isEqual ? 1 : 0
        }
        count += width - 1
      }
    }
    return equal * 2 >= count
  }
}
