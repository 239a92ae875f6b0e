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

  /// The picture of the means of squares of a side; what does not fill one at the edges is left out.
  func means(of side: Int) -> Bitmap {
    guard side > 1 else { return self }
    let small = PixelSize(width: size.width / side, height: size.height / side)
    var means = ContiguousArray<UInt8>()
    for y in 0..<small.height {
      for x in 0..<small.width {
        for channel in 0..<3 {
          var sum = 0
          for row in 0..<side {
            for column in 0..<side {
              let place = (y * side + row) * size.width + x * side + column
              sum += Int(samples[place * 3 + channel])
            }
          }
          means.append(UInt8(sum / (side * side)))
        }
      }
    }
    return Bitmap(size: small, samples: means)
  }
}
