internal import Geometry

/// Decodes PNG and JPEG files to upright sRGB pictures.
package enum ImageDecoder {
  /// What to do with a file's colour profile.
  package enum ProfileUse: Sendable {
    /// Convert to sRGB; a profile that can't be used is an error.
    case convert
    /// Take the samples for sRGB, whatever the profile says.
    case ignore
  }

  /// Decodes a file; nothing is allocated for pixels before its size has been held to the limits.
  ///
  /// A file that is cut off or damaged is an error, never a picture with grey rows. PNG's `gAMA` and
  /// `cHRM` are ignored, as phones and browsers mostly do: what writes them means sRGB.
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits(), profile: ProfileUse = .convert
  ) throws(ImageError) -> Picture {
    guard bytes.count <= limits.bytes else {
      throw .tooManyBytes(bytes.count, limit: limits.bytes)
    }
    return try decode(bytes, try ImageHeader.read(bytes), limits: limits, profile: profile)
  }

  /// Decodes a file whose header has been read, so that it is not walked through twice.
  package static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, limits: ImageLimits = ImageLimits(),
    profile: ProfileUse = .convert
  ) throws(ImageError) -> Picture {
    try check(bytes, header, limits)
    let conversion = try ColourConversion(of: header, use: profile)
    let stored =
      switch header.format {
      case .png: try PNGPixels.decode(bytes, header)
      case .jpeg: try JPEGPixels.decode(bytes, header)
      }
    return conversion.convert(stored).turned(header.orientation)
  }

  /// Sees to it that a file decodes, without keeping its pixels: what is cut off or damaged is an error.
  ///
  /// The pixels of most PNG are only inflated, which is as much as can go wrong with them.
  package static func verify(
    _ bytes: [UInt8], _ header: ImageHeader, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    try check(bytes, header, limits)
    let isSound =
      header.format == .png && !header.isInterlaced && header.colourKind != .indexed
      && PNGPixels.isSound(bytes, header)
    if !isSound { _ = try decode(bytes, header, limits: limits, profile: .ignore) }
  }

  /// Holds a file to the limits before anything is allocated for its pixels.
  private static func check(
    _ bytes: [UInt8], _ header: ImageHeader, _ limits: ImageLimits
  ) throws(ImageError) {
    guard bytes.count <= limits.bytes else {
      throw .tooManyBytes(bytes.count, limit: limits.bytes)
    }
    let (pixels, overflow) = header.size.width.multipliedReportingOverflow(by: header.size.height)
    guard !overflow, pixels <= limits.pixels else {
      throw .tooManyPixels(header.size, limit: limits.pixels)
    }
    if let problem = header.problems.first(where: \.isFatal) {
      throw problem.kind == .truncated
        ? .truncated(at: problem.offset) : .damaged(problem.description)
    }
  }
}
