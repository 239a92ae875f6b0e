import Foundation

/// A colour in CIELAB under D65, from sRGB (IEC 61966-2-1, CIE 15).
struct LabColour {
  let lightness: Double
  let a: Double
  let b: Double

  /// Light by sample: what the screen makes of a stored value.
  private static let linear: [Double] = (0...255).map { sample in
    let value = Double(sample) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  init(_ colour: SIMD4<UInt8>) {
    let red = Self.linear[Int(colour.x)]
    let green = Self.linear[Int(colour.y)]
    let blue = Self.linear[Int(colour.z)]
    // Divided by the white of D65, so that white comes out as 100, 0, 0.
    let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// The distance of CIE 1976, ΔE*ab.
  func distance(to other: LabColour) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
