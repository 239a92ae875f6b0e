package import Geometry

/// A finished opaque picture in sRGB: three bytes a pixel, rows from the top, without padding.
package struct Bitmap: Sendable, Hashable {
  /// A colour of eight bits a channel.
  package struct Colour: Sendable, Hashable {
    /// Red, 0 to 255.
    package let red: UInt8
    /// Green, 0 to 255.
    package let green: UInt8
    /// Blue, 0 to 255.
    package let blue: UInt8

    /// A colour of its channels.
    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The size, px.
  package let size: PixelSize
  /// Red, green and blue of each pixel.
  package private(set) var samples: ContiguousArray<UInt8>

  /// A picture of samples that must be three for each pixel.
  package init(size: PixelSize, samples: ContiguousArray<UInt8>) {
    precondition(
      samples.count == size.width * size.height * 3, "a bitmap has three samples a pixel")
    self.size = size
    self.samples = samples
  }

  /// An opaque picture; nil where it has a pixel that is not.
  package init?(_ picture: Picture) {
    guard picture.isOpaque else { return nil }
    guard picture.hasAlpha else {
      self.init(size: picture.size, samples: picture.samples)
      return
    }
    var samples = ContiguousArray<UInt8>()
    samples.reserveCapacity(picture.samples.count / 4 * 3)
    for index in stride(from: 0, to: picture.samples.count, by: 4) {
      samples.append(contentsOf: picture.samples[index..<index + 3])
    }
    self.init(size: picture.size, samples: samples)
  }

  /// Takes the rows of some bands from another picture of the same size.
  package mutating func take(_ bands: Set<Int>, from other: Bitmap) {
    precondition(other.size == size, "bands are taken from a picture of the same size")
    let length = size.width * 3
    for rows in PNGBand.rows(bands, of: size.height) {
      let range = rows.lowerBound * length..<rows.upperBound * length
      samples.replaceSubrange(range, with: other.samples[range])
    }
  }

  /// Writes samples into rows, each of which the body fills.
  mutating func writeRows(
    _ rows: Range<Int>, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    let length = size.width * 3
    unsafe samples.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for y in rows { unsafe body(start + y * length, y) }
    }
  }

  /// The colour of a pixel inside the picture.
  package func pixel(_ x: Int, _ y: Int) -> Colour {
    precondition(
      (0..<size.width).contains(x) && (0..<size.height).contains(y), "the pixel is in the picture")
    let index = (y * size.width + x) * 3
    return Colour(red: samples[index], green: samples[index + 1], blue: samples[index + 2])
  }

  /// The picture with a layer of the same size drawn over it.
  package func drawing(_ layer: Layer) throws(RasterError) -> Bitmap {
    precondition(layer.size == size, "a layer is as large as the picture under it")
    var canvas = try Canvas(self)
    try canvas.draw(layer)
    return try canvas.bitmap()
  }
}
