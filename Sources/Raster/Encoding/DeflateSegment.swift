private import CDeflate
private import CZlib

/// A piece of a deflate stream that begins and ends on whole bytes and looks back at nothing before it,
/// so that pieces can be put one behind another, in any order, without deflating them again.
///
/// libdeflate is the fastest to make a stream, but only makes whole ones, whose last block says that it
/// is the last. zlib can tell where that block starts; its mark is taken off, and an empty block fills
/// the last byte, as Mark Adler's gzjoin does with gzip files.
struct DeflateSegment: Sendable, Hashable {
  /// The blocks, none of them the last.
  let bytes: [UInt8]
  /// The Adler-32 of what they inflate to.
  let adler: UInt32
  /// How many bytes they inflate to.
  let count: Int

  /// Deflates bytes; nil where there is no memory for it.
  init?(_ contents: ContiguousArray<UInt8>, level: Int32) {
    guard var stream = Zlib.deflateRaw(contents, level: level),
      let last = Self.lastBlock(of: stream, count: contents.count)
    else { return nil }
    stream[last.start / 8] &= ~(1 << UInt8(last.start % 8))
    // The three bits of the empty block's own head are zeros, as are those that fill the last byte.
    if last.end + 3 > stream.count * 8 { stream.append(0) }
    stream += [0, 0, 0xFF, 0xFF]
    bytes = stream
    adler = Zlib.adler32(contents)
    count = contents.count
  }

  /// A zlib stream of segments.
  static func stream(of segments: [DeflateSegment]) -> [UInt8] {
    // A window of 32 KiB, the default level, no dictionary.
    var stream: [UInt8] = [0x78, 0x9C]
    stream.reserveCapacity(segments.reduce(16) { $0 + $1.bytes.count })
    var adler: UInt = 1
    for segment in segments {
      stream += segment.bytes
      adler = adler32_combine(adler, UInt(segment.adler), segment.count)
    }
    // An empty block that is the last.
    stream += [0x03, 0x00]
    return stream + PNGChunk.bigEndian(Int(adler))
  }

  /// The bits at which the last block of a stream starts and ends; nil where there is no memory.
  private static func lastBlock(of stream: [UInt8], count: Int) -> (start: Int, end: Int)? {
    var state = unsafe z_stream()
    guard unsafe zlib_shim_inflate_raw(&state) == Z_OK else { return nil }
    defer { unsafe inflateEnd(&state) }
    var scratch = ContiguousArray<UInt8>(repeating: 0, count: count + 1)
    var start = 0
    return unsafe stream.withUnsafeBufferPointer { source in
      unsafe scratch.withUnsafeMutableBufferPointer { target in
        unsafe state.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        unsafe state.avail_in = UInt32(source.count)
        unsafe state.next_out = target.baseAddress
        unsafe state.avail_out = UInt32(target.count)
        while unsafe inflate(&state, Z_BLOCK) == Z_OK {
          let mark = unsafe state.data_type
          // Bits 0 to 2: how many of the last byte are not used yet; 64: in the last block; 128: at
          // the end of a block.
          guard mark & 128 != 0 else { continue }
          let place = unsafe Int(state.total_in) * 8 - Int(mark & 7)
          if mark & 64 != 0 { return (start, place) }
          start = place
        }
        return nil
      }
    }
  }
}
