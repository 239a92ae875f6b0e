import Geometry
import Raster

extension Bitmap {
  /// The picture seen in a mirror.
  var mirrored: Bitmap {
    var turned = ContiguousArray<UInt8>()
    turned.reserveCapacity(samples.count)
    for y in 0..<size.height {
      for x in (0..<size.width).reversed() {
        let start = (y * size.width + x) * 3
        turned += samples[start..<start + 3]
      }
    }
    return Bitmap(size: size, samples: turned)
  }

  /// The part of the samples that differ by more than a threshold from another picture of the size.
  func difference(from other: Bitmap, threshold: Int = 24) -> Double {
    guard size == other.size else { return 1 }
    let differing = zip(samples, other.samples).count { abs(Int($0) - Int($1)) > threshold }
    return Double(differing) / Double(samples.count)
  }
}
