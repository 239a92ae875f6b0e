import Diagnostics
import Documents
import Geometry

/// A picture that was found in a folder of captures.
struct FoundCapture: Sendable {
  /// The file, seen from the folder.
  let path: String
  let name: CaptureName
  /// The locale that a folder or the name tells.
  let locale: LocaleTag?
  /// The device that the name or a folder tells.
  let device: String?
  let size: PixelSize
  let sha256: String

  /// The wells that it can be for.
  var family: CaptureFamily { CaptureFamily(device: device, size: size) }
}
