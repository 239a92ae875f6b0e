internal import Raster

extension ICCProfile {
  /// Whether its red, green and blue are those of sRGB, whatever it calls itself.
  ///
  /// A profile's name is free text; its primaries, in the D50 space of all profiles, are what colours
  /// depend on.
  var hasPrimariesOfSRGB: Bool {
    guard colourSpace == "RGB " else { return false }
    // Red, green and blue of sRGB in D50, from the ICC's own sRGB profile.
    let wanted: [(tag: String, xyz: [Double])] = [
      ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    return wanted.allSatisfy { tag, xyz in
      guard let own = point(tag) else { return false }
      return zip(own, xyz).allSatisfy { abs($0 - $1) < 0.005 }
    }
  }

  /// The three numbers of a tag of the type XYZ.
  private func point(_ tag: String) -> [Double]? {
    guard let count = uint32(at: 128), count <= 200 else { return nil }
    for entry in 0..<count {
      let at = 132 + entry * 12
      guard at + 12 <= bytes.count, bytes[at..<at + 4].elementsEqual(tag.utf8) else { continue }
      guard let offset = uint32(at: at + 4), offset + 20 <= bytes.count else { return nil }
      return (0..<3).compactMap { index in
        uint32(at: offset + 8 + index * 4).map {
          Double(Int32(truncatingIfNeeded: $0)) / 65_536
        }
      }
    }
    return nil
  }

  private func uint32(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
