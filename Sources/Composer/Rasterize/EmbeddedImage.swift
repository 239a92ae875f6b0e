import Documents
import Foundation
package import Geometry
package import Raster

/// A picture as a page carries it to the renderer: a `data:` URI that is known to decode.
///
/// The renderer leaves out what it can't decode without a word, and takes every picture for sRGB. So a
/// picture is decoded here first, whole, and rewritten where it is anything but plain sRGB of 8 bits.
package struct EmbeddedImage: Sendable, Hashable {
  /// The URI.
  package let uri: String
  /// The picture's size as it is shown, px.
  package let size: PixelSize

  /// Decodes a PNG or JPEG file and makes it fit to be embedded.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    let header = try ImageHeader.read(bytes)
    if header.isPlain {
      try ImageDecoder.verify(bytes, header)
      size = header.size
      uri = Self.uri(bytes, type: header.format == .png ? "image/png" : "image/jpeg")
      return
    }
    let picture = try ImageDecoder.decode(bytes, header)
    size = picture.size
    do throws(RasterError) {
      uri = Self.uri(
        try PNGEncoder.encodeRGBA(picture, compression: .fast), type: "image/png")
    } catch {
      throw .unsupported("the picture can't be rewritten: \(error)")
    }
  }

  /// A file as a `data:` URI.
  static func uri(_ bytes: [UInt8], type: String) -> String {
    "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}

extension ImageHeader {
  /// Whether any reader sees the same upright sRGB picture in the file.
  fileprivate var isPlain: Bool {
    guard bitDepth == 8, orientation == .upright, !isAnimated, problems.isEmpty else {
      return false
    }
    switch profile {
    case .none, .sRGB: break
    case .codePoints, .icc, .damaged: return false
    }
    switch colourKind {
    case .rgb, .rgba, .grey, .indexed, .greyAlpha: return true
    case .cmyk, .ycck: return false
    }
  }
}
