internal import Geometry

/// The contents of a PNG's first chunk.
struct PNGLead {
  let size: PixelSize
  let bitDepth: Int
  let colourKind: ImageHeader.ColourKind
  let isInterlaced: Bool

  init(_ contents: ByteReader) throws(ImageError) {
    guard contents.count == 13, let width = contents.uint32(0), let height = contents.uint32(4),
      let depth = contents.byte(8), let type = contents.byte(9)
    else { throw .damaged("the PNG's header has not 13 bytes") }
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else {
      throw .damaged("the PNG's header gives it no possible size")
    }
    guard let row = Self.kinds[type], row.depths.contains(depth) else {
      throw .damaged("the PNG's header has colour type \(type) with \(depth) bits, which is none")
    }
    guard contents.byte(10) == 0, contents.byte(11) == 0, let passes = contents.byte(12),
      passes <= 1
    else { throw .damaged("the PNG's header names an unknown compression, filter or interlacing") }
    size = PixelSize(width: width, height: height)
    bitDepth = depth
    colourKind = row.kind
    isInterlaced = passes == 1
  }

  private static let kinds: [Int: (kind: ImageHeader.ColourKind, depths: Set<Int>)] = [
    0: (.grey, [1, 2, 4, 8, 16]),
    2: (.rgb, [8, 16]),
    3: (.indexed, [1, 2, 4, 8]),
    4: (.greyAlpha, [8, 16]),
    6: (.rgba, [8, 16]),
  ]

  /// What is wrong with the contents of a chunk that the pixels' meaning hangs on.
  func fault(of chunk: String, _ contents: ByteReader) -> String? {
    switch (chunk, colourKind) {
    case ("PLTE", .grey), ("PLTE", .greyAlpha): "a grey picture has no palette"
    case ("PLTE", _):
      contents.count % 3 != 0 || contents.count == 0 || contents.count > 768
        ? "the palette has \(contents.count) bytes" : nil
    case ("tRNS", .greyAlpha), ("tRNS", .rgba): "the picture has an alpha channel already"
    case ("tRNS", .grey): contents.count != 2 ? "it has not two bytes" : nil
    case ("tRNS", .rgb): contents.count != 6 ? "it has not six bytes" : nil
    case ("tRNS", .indexed): contents.count > 256 ? "it has more than 256 entries" : nil
    case ("IEND", _): contents.count != 0 ? "it is not empty" : nil
    default: nil
    }
  }
}
