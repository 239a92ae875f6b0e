package import Geometry

/// A picture that is compressed already, in bands of rows: ready to be a file, or to lend its bands to
/// pictures that share them.
package struct EncodedPicture: Sendable, Hashable {
  /// The size, px.
  package let size: PixelSize
  private var segments: [DeflateSegment]

  /// Compresses a picture.
  package init(_ bitmap: Bitmap) throws(RasterError) {
    size = bitmap.size
    segments = []
    try compress(Set(PNGBand.rows(of: size.height).indices), of: bitmap)
  }

  /// How many bands a picture so many rows high has.
  package static func bandCount(ofHeight height: Int) -> Int { PNGBand.rows(of: height).count }

  /// Compresses some bands anew.
  ///
  /// - Parameters:
  ///   - bands: The bands that changed, by number from the top.
  ///   - bitmap: The picture as it is now.
  /// - Returns: The picture with these bands.
  /// - Throws: `RasterError.encoding` where there is no memory for it.
  package func replacing(
    _ bands: Set<Int>, by bitmap: Bitmap
  ) throws(RasterError) -> EncodedPicture {
    precondition(bitmap.size == size, "a picture's bands fit pictures of its size")
    var picture = self
    try picture.compress(bands, of: bitmap)
    return picture
  }

  private mutating func compress(_ bands: Set<Int>, of bitmap: Bitmap) throws(RasterError) {
    let samples = PNGSamples(size: size, channels: 3, samples: bitmap.samples)
    var result: [DeflateSegment] = []
    for (index, rows) in PNGBand.rows(of: size.height).enumerated() {
      if !bands.contains(index) {
        result.append(segments[index])
      } else if let segment = PNGBand.segment(rows, of: samples) {
        result.append(segment)
      } else {
        throw .encoding("there is no memory to deflate it")
      }
    }
    segments = result
  }

  /// The picture as a file of 8-bit RGB, without alpha, with an `sRGB` chunk and the texts, and without
  /// a time: the same picture and texts always give the same bytes.
  package func file(text: [PNGText] = []) throws(RasterError) -> [UInt8] {
    try PNGEncoder.file(
      size, colourType: 2, text: text, stream: DeflateSegment.stream(of: segments))
  }
}
