/// A PNG file taken apart into its chunks, up to the first fault of the container.
struct PNGFile {
  struct Chunk {
    let name: String
    /// Where the chunk starts, at its length.
    let offset: Int
    let contents: Range<Int>

    /// The whole chunk, with its length and check sum.
    var range: Range<Int> { offset..<contents.upperBound + 4 }
    /// Whether a reader that does not know the chunk must give up.
    var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let bytes: [UInt8]
  private(set) var chunks: [Chunk] = []
  private(set) var problems: [ImageProblem] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = Self.signature.count
    while let chunk = chunk(at: offset) {
      chunks.append(chunk)
      offset = chunk.range.upperBound
      if chunk.name == "IEND" { break }
    }
    if let last = chunks.last, last.name == "IEND", offset < bytes.count {
      problems.append(
        ImageProblem(.trailingBytes(bytes.count - offset), at: offset, isFatal: false))
    }
  }

  /// The next chunk; nil, with a problem noted, where there is no whole one.
  private mutating func chunk(at offset: Int) -> Chunk? {
    let reader = ByteReader(bytes)
    guard let length = reader.uint32(offset), let name = reader.slice(offset + 4, count: 4) else {
      problems.append(ImageProblem(.truncated, at: bytes.count, isFatal: true))
      return nil
    }
    guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }), length <= 0x7FFF_FFFF else {
      problems.append(
        ImageProblem(
          .badContents(chunk: "PNG", "no chunk starts here"), at: offset, isFatal: true))
      return nil
    }
    let contents = offset + 8..<offset + 8 + length
    guard let checksum = reader.uint32(contents.upperBound) else {
      problems.append(ImageProblem(.truncated, at: bytes.count, isFatal: true))
      return nil
    }
    let chunk = Chunk(
      name: String(decoding: name, as: UTF8.self), offset: offset, contents: contents)
    if Int(Zlib.crc32(bytes, in: offset + 4..<contents.upperBound)) != checksum {
      problems.append(
        ImageProblem(
          .badChecksum(chunk: chunk.name), at: offset,
          isFatal: chunk.isCritical || chunk.name == "tRNS"))
    }
    return chunk
  }

  func reader(_ chunk: Chunk) -> ByteReader { ByteReader(bytes, in: chunk.contents) }
}
