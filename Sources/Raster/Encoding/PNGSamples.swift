internal import Geometry

/// The samples of a picture that is to be written: rows from the top, eight bits a channel.
struct PNGSamples {
  let size: PixelSize
  let channels: Int
  let samples: ContiguousArray<UInt8>

  /// Bytes of a row.
  var rowLength: Int { size.width * channels }
}
