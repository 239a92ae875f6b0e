internal import Geometry
package import Raster

/// How much two pictures of one size differ, as people would see it.
///
/// Each pair of pixels is compared in CIELAB under D65: the distance is the one of CIE 1976, ΔE*ab, in
/// which about 2.3 is the least that people notice side by side (Mahy, Van Eycken, Oosterlinck 1994).
package struct PictureMeasure: Sendable, Hashable {
  /// The least difference that counts, ΔE*ab.
  package static let noticeable = 2.3

  /// The share of pixels that differ by more than that, 0 to 1.
  package let share: Double
  /// The mean difference over all pixels, ΔE*ab.
  package let mean: Double
  /// The greatest difference, ΔE*ab.
  package let greatest: Double
  /// The smallest box around the pixels that differ noticeably; nil where none does.
  package let box: Box?

  /// A stretch of a picture, px.
  package struct Box: Sendable, Hashable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Compares two pictures, which must have one size.
  ///
  /// - Parameters:
  ///   - old: The one before.
  ///   - new: The one after.
  ///   - show: Is given each pixel that differs with its difference, for a picture of them.
  package init(
    _ old: Picture, _ new: Picture, show: (_ pixel: Int, _ difference: Double) -> Void = { _, _ in }
  ) {
    precondition(old.size == new.size, "only pictures of one size are compared")
    let width = old.size.width
    let count = width * old.size.height
    var (sum, greatest, noticed) = (0.0, 0.0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for pixel in 0..<count {
      let (before, after) = (old.colour(at: pixel), new.colour(at: pixel))
      guard before != after else { continue }
      let difference = LabColour(before).distance(to: LabColour(after))
      sum += difference
      greatest = max(greatest, difference)
      show(pixel, difference)
      guard difference > Self.noticeable else { continue }
      noticed += 1
      left = min(left, pixel % width)
      right = max(right, pixel % width)
      top = min(top, pixel / width)
      bottom = max(bottom, pixel / width)
    }
    share = Double(noticed) / Double(max(1, count))
    mean = sum / Double(max(1, count))
    self.greatest = greatest
    box =
      right < 0
      ? nil : Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Picture {
  /// A pixel as it is seen on white.
  fileprivate func colour(at pixel: Int) -> SIMD4<UInt8> {
    let index = pixel * channels
    guard hasAlpha, samples[index + 3] < 255 else {
      return SIMD4(samples[index], samples[index + 1], samples[index + 2], 255)
    }
    let alpha = Int(samples[index + 3])
    func over(_ sample: UInt8) -> UInt8 {
      UInt8((Int(sample) * alpha + 255 * (255 - alpha) + 127) / 255)
    }
    return SIMD4(over(samples[index]), over(samples[index + 1]), over(samples[index + 2]), 255)
  }
}
