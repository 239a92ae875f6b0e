internal import Geometry

/// The samples of a picture that is to be written: rows from the top, eight bits a channel.
struct PNGSamples {
  let size: PixelSize
  let channels: Int
  let samples: ContiguousArray<UInt8>

  /// Bytes of a row.
  var rowLength: Int { size.width * channels }

  /// All rows, filtered so that they deflate well.
  ///
  /// What is flat or repeats itself (an interface, most of a store picture) deflates best as it is,
  /// a photo when neighbours are taken off. The usual guess by sums of magnitudes never sees that, so
  /// each band of rows is tried both ways on its first rows, with the quickest deflate.
  func filteredRows() -> ContiguousArray<UInt8> {
    let (band, sample) = (128, 16)
    var rows: ContiguousArray<UInt8> = []
    rows.reserveCapacity((rowLength + 1) * size.height)
    for start in stride(from: 0, to: size.height, by: band) {
      let tried = start..<min(size.height, start + sample)
      let plain = deflatedCount(tried, filters: [.none])
      let filters: [PNGFilter] =
        deflatedCount(tried, filters: [.sub, .up]) < plain ? [.sub, .up] : [.none]
      rows += PNGFilter.rows(start..<min(size.height, start + band), of: self, filters: filters)
    }
    return rows
  }

  private func deflatedCount(_ range: Range<Int>, filters: [PNGFilter]) -> Int {
    Zlib.deflate(PNGFilter.rows(range, of: self, filters: filters), level: 1)?.count ?? .max
  }
}
