package import Geometry

/// Why bytes are no picture that can be used.
package enum ImageError: Error, Sendable, Hashable {
  /// Neither a PNG nor a JPEG file by its first bytes.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated(at: Int)
  /// The file breaks its format; what is wrong, in words.
  case damaged(String)
  /// A sound file of a kind that is not read; which one, in words.
  case unsupported(String)
  /// More pixels than the limit; nothing was allocated for them.
  case tooManyPixels(PixelSize, limit: Int)
  /// More bytes than the limit.
  case tooManyBytes(Int, limit: Int)
  /// The colour profile can't be used; what is wrong, in words.
  case colourProfile(String)
  /// The system has no memory for the pixels.
  case outOfMemory
}

extension ImageError: CustomStringConvertible {
  /// What is wrong, as a message says it.
  package var description: String {
    switch self {
    case .unknownFormat: "the file is neither a PNG nor a JPEG"
    case .truncated(let offset): "the file is cut off after \(offset) bytes"
    case .damaged(let fault): fault
    case .unsupported(let kind): "\(kind) is not supported"
    case .tooManyPixels(let size, let limit):
      "the picture has \(size) pixels; at most \(limit) are read"
    case .tooManyBytes(let count, let limit):
      "the file has \(count) bytes; at most \(limit) are read"
    case .colourProfile(let fault): "the colour profile can't be used: \(fault)"
    case .outOfMemory: "there is no memory for the picture"
    }
  }
}
