import Documents
import Fixtures
import Foundation
import Geometry
import Raster
import Testing

/// A picture to compare with, in the folder beside the tests.
///
/// The pictures are small. Those of templates are without words: what is in them does not hang on the
/// fonts of a machine. Those of words are compared with a softer eye, as fonts change with their
/// versions, and only where the machine has the families that they were made with.
struct Golden {
  /// Why a picture is not the golden one.
  enum Difference: Equatable {
    case missing
    case unreadable
    case size(PixelSize, golden: PixelSize)
    case alpha
    case pixels(Int, allowed: Int)
  }

  /// How far a channel may be off before a pixel counts: what another version of the renderer's
  /// antialiasing does, and no more.
  static let threshold = 28
  /// The part of the pixels that may be off.
  static let allowance = 0.001

  /// The file; nil where there is none.
  let bytes: [UInt8]?

  init(named name: String) {
    let path = Self.folder.appending(name + ".png")
    bytes = try? Disk().read(path, limit: Self.byteLimit)
  }

  init(bytes: [UInt8]?) { self.bytes = bytes }

  static let byteLimit = 20 << 10
  private static let folder = Path(#filePath).parent.appending("Goldens")

  /// How a picture differs; nil where it is the golden one, as far as eyes can tell.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - cell: The side of the squares whose means are compared, px; 1 compares pixels.
  ///   - allowance: The part of the pixels or squares that may be off.
  /// - Returns: What is different.
  func difference(
    from picture: Bitmap, cell: Int = 1, allowance: Double = Golden.allowance
  ) -> Difference? {
    guard let bytes else { return .missing }
    guard let golden = try? ImageDecoder.decode(bytes) else { return .unreadable }
    guard golden.size == picture.size else { return .size(picture.size, golden: golden.size) }
    guard let golden = Bitmap(golden)?.means(of: cell) else { return .alpha }
    let picture = picture.means(of: cell)
    let pixels = picture.size.width * picture.size.height
    let off = (0..<pixels).count { index in
      (0..<3).contains { channel in
        let place = index * 3 + channel
        return abs(Int(picture.samples[place]) - Int(golden.samples[place])) > Self.threshold
      }
    }
    let allowed = Int(Double(pixels) * allowance)
    return off > allowed ? .pixels(off, allowed: allowed) : nil
  }

  /// Whether pictures are to be recorded instead of compared: only where somebody asks for it.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["VITRINE_RECORD_GOLDENS"] == "yes"
  }

  static func record(_ picture: Bitmap, named name: String) throws {
    let bytes = try PNGEncoder.encode(picture)
    try #require(bytes.count <= byteLimit, "'\(name)' has \(bytes.count) bytes")
    try Data(bytes).write(to: URL(fileURLWithPath: folder.appending(name + ".png").string))
  }
}
