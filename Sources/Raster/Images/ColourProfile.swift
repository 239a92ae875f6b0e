/// What a picture file says of its colours.
package enum ColourProfile: Sendable, Hashable {
  /// Nothing: by custom sRGB.
  case none
  /// sRGB, by a chunk of its own.
  case sRGB
  /// Code points of ITU-T H.273 (PNG's `cICP`): primaries and transfer function.
  case codePoints(primaries: Int, transfer: Int, isFullRange: Bool)
  /// An ICC profile.
  case icc(ICCProfile)
  /// An ICC profile that can't be read; why, in words.
  case damaged(String)
}

/// An ICC profile: its bytes and what its header says.
package struct ICCProfile: Sendable, Hashable {
  /// The name for people, such as `Display P3`; empty where the profile has none.
  package let name: String
  /// The colour space of the pixels: `RGB `, `GRAY`, `CMYK`.
  package let colourSpace: String
  /// The whole profile.
  package let bytes: [UInt8]

  /// Reads the header and the name; what is wrong with the bytes is thrown in words.
  init(_ bytes: [UInt8]) throws(ICCProfileFault) {
    let reader = ByteReader(bytes)
    guard reader.count >= 132, reader.starts(with: Array("acsp".utf8), at: 36) else {
      throw ICCProfileFault(reason: "it has no ICC header")
    }
    guard let length = reader.uint32(0), length <= bytes.count else {
      throw ICCProfileFault(reason: "it is cut off")
    }
    self.bytes = bytes
    colourSpace = String(decoding: bytes[16..<20], as: UTF8.self)
    name = Self.name(in: reader) ?? ""
  }

  private static func name(in reader: ByteReader) -> String? {
    guard let tags = reader.uint32(128) else { return nil }
    for index in 0..<min(tags, 200) {
      let entry = 132 + index * 12
      guard reader.starts(with: Array("desc".utf8), at: entry) else { continue }
      guard let offset = reader.uint32(entry + 4), let length = reader.uint32(entry + 8),
        reader.slice(offset, count: length) != nil
      else { return nil }
      let start = reader.range.lowerBound + offset
      return text(ByteReader(reader.bytes, in: start..<start + length))
    }
    return nil
  }

  /// The text of a tag: `desc` (version 2, ASCII) or `mluc` (version 4, UTF-16), its first language.
  private static func text(_ tag: ByteReader) -> String? {
    if tag.starts(with: Array("desc".utf8)) {
      guard let length = tag.uint32(8), let ascii = tag.slice(12, count: length) else { return nil }
      return String(decoding: ascii.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard tag.starts(with: Array("mluc".utf8)), let length = tag.uint32(20),
      let offset = tag.uint32(24), tag.slice(offset, count: length) != nil
    else { return nil }
    let units = stride(from: offset, to: offset + length - 1, by: 2)
      .compactMap { tag.uint16($0).map(UInt16.init) }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}

/// Why bytes are no ICC profile.
struct ICCProfileFault: Error {
  let reason: String
}
