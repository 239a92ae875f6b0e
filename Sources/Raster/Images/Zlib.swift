private import CDeflate

/// zlib streams and the check sum of PNG's chunks, through libdeflate.
enum Zlib {
  enum Fault: Error {
    case damaged
    case tooLong
  }

  /// The CRC-32 of a range.
  static func crc32(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe libdeflate_crc32(
        0, UnsafeRawBufferPointer(rebasing: buffer[range]).baseAddress, range.count)
    }
  }

  /// Inflates a whole zlib stream, into at most `limit` bytes; `expected` of them are likely.
  static func inflate(
    _ stream: ArraySlice<UInt8>, limit: Int, expected: Int = 0
  ) throws(Fault) -> [UInt8] {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw .damaged }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var capacity = min(limit, max(4096, stream.count * 4, expected))
    while true {
      var result = LIBDEFLATE_SUCCESS
      let inflated = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe stream.withUnsafeBytes { source in
          result = unsafe libdeflate_zlib_decompress(
            decompressor, source.baseAddress, source.count, buffer.baseAddress, capacity, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return inflated }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { throw .damaged }
      guard capacity < limit else { throw .tooLong }
      capacity = min(limit, capacity * 4)
    }
  }

  /// The Adler-32 of bytes.
  static func adler32(_ bytes: ContiguousArray<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }

  /// Deflates bytes to a zlib stream; level 0 stores them, 12 takes the longest.
  static func deflate(_ bytes: ContiguousArray<UInt8>, level: Int32) -> [UInt8]? {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, buffer.baseAddress, bound)
      }
    }
  }

  /// Deflates bytes to a stream without zlib's wrapper.
  static func deflateRaw(_ bytes: ContiguousArray<UInt8>, level: Int32) -> [UInt8]? {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_deflate_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = unsafe bytes.withUnsafeBytes { source in
        unsafe libdeflate_deflate_compress(
          compressor, source.baseAddress, source.count, buffer.baseAddress, bound)
      }
    }
  }
}
