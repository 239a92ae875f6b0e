import Foundation

/// A colour of sRGB, 8 bits a channel.
package struct Colour: Sendable, Hashable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour as `#rgb` or `#rrggbb`; nil for anything else.
  package init?(_ text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16), !digits.hasPrefix("+")
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// `#rrggbb`.
  package var description: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The relative luminance (WCAG 2.2), 0 to 1.
  package var luminance: Double {
    let linear = [red, green, blue].map { channel -> Double in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast with another colour (WCAG 2.2), 1 to 21.
  package func contrast(with other: Colour) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// The colour mixed with another; `share` is the other's part, 0 to 1.
  package func mixed(with other: Colour, share: Double) -> Colour {
    let mix = { (own: UInt8, new: UInt8) in
      UInt8((Double(own) * (1 - share) + Double(new) * share).rounded())
    }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
