internal import Geometry

/// Reads what a JPEG file says of its picture: its segments, and where its scans end.
struct JPEGHeaderReader {
  private let reader: ByteReader
  private var problems: [ImageProblem] = []
  private var frame: Frame?
  private var orientation: Orientation?
  private var adobeTransform: Int?
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0
  private var texts: [ImageText] = []

  private struct Frame {
    let process: Int
    let precision: Int
    let size: PixelSize
    let components: Int
  }

  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    var reader = JPEGHeaderReader(bytes)
    reader.walk()
    return try reader.header()
  }

  private init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  private func header() throws(ImageError) -> ImageHeader {
    guard let frame else {
      throw problems.contains { $0.kind == .truncated }
        ? .truncated(at: reader.count) : .damaged("the JPEG has no frame header")
    }
    guard frame.size.width > 0, frame.size.height > 0 else {
      throw .damaged("the JPEG's header gives it no possible size")
    }
    guard let kind = colourKind(frame) else {
      throw .damaged("the JPEG has \(frame.components) components")
    }
    let (profile, fault) = profile()
    return ImageHeader(
      format: .jpeg, size: frame.size, orientation: orientation ?? .upright,
      bitDepth: frame.precision, colourKind: kind, hasAlpha: false,
      isInterlaced: frame.process & 3 == 2, profile: profile, texts: texts, hasTime: false,
      isAnimated: false, problems: problems + fault, storesInkInverted: adobeTransform != nil)
  }

  private func colourKind(_ frame: Frame) -> ImageHeader.ColourKind? {
    switch frame.components {
    case 1: .grey
    case 3: .rgb
    case 4: adobeTransform == 2 ? .ycck : .cmyk
    default: nil
    }
  }

  /// Goes from marker to marker up to the end of the picture.
  private mutating func walk() {
    var offset = 2
    while true {
      guard let marker = marker(at: &offset) else {
        problems.append(ImageProblem(.truncated, at: reader.count, isFatal: true))
        return
      }
      switch marker {
      case 0xD9:
        finish(at: offset)
        return
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard let length = reader.uint16(offset), length >= 2 else {
        let isShort = reader.uint16(offset) == nil
        problems.append(
          ImageProblem(
            isShort
              ? .truncated : .badContents(chunk: Self.name(marker), "its length is less than two"),
            at: isShort ? reader.count : offset, isFatal: true))
        return
      }
      guard reader.slice(offset, count: length) != nil else {
        problems.append(ImageProblem(.truncated, at: reader.count, isFatal: true))
        return
      }
      let contents = ByteReader(
        reader.bytes, in: offset + 2..<offset + length)
      read(marker, contents, at: offset)
      offset += length
    }
  }

  private static func name(_ marker: Int) -> String {
    "FF" + String(marker, radix: 16, uppercase: true)
  }

  /// The next marker from an offset on, past entropy-coded bytes and fill; nil at the end.
  private func marker(at offset: inout Int) -> Int? {
    let bytes = reader.bytes
    while let mark = bytes[offset...].firstIndex(of: 0xFF) {
      offset = mark + 1
      guard let code = reader.byte(offset) else { return nil }
      guard code != 0, code != 0xFF else { continue }
      offset += 1
      return code
    }
    return nil
  }

  private mutating func finish(at offset: Int) {
    guard offset < reader.count else { return }
    problems.append(
      ImageProblem(.trailingBytes(reader.count - offset), at: offset, isFatal: false))
  }

  private mutating func read(_ marker: Int, _ contents: ByteReader, at offset: Int) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: readFrame(marker, contents, at: offset)
    case 0xE1 where contents.starts(with: Array("Exif\0\0".utf8)):
      let start = contents.range.lowerBound + 6
      let tiff = ByteReader(reader.bytes, in: start..<contents.range.upperBound)
      orientation = orientation ?? Orientation(tiff: tiff)
    case 0xE2 where contents.starts(with: Array("ICC_PROFILE\0".utf8)):
      guard let number = contents.byte(12), let count = contents.byte(13),
        let part = contents.slice(14, count: contents.count - 14)
      else { return }
      profilePartCount = max(profilePartCount, count)
      profileParts[number] = part
    case 0xEE where contents.starts(with: Array("Adobe".utf8)):
      adobeTransform = contents.byte(11)
    case 0xFE:
      guard let text = contents.slice(0, count: contents.count), texts.count < 64 else { return }
      texts.append(ImageText(keyword: "Comment", value: String(decoding: text, as: UTF8.self)))
    default: break
    }
  }

  private mutating func readFrame(_ marker: Int, _ contents: ByteReader, at offset: Int) {
    guard frame == nil else {
      problems.append(
        ImageProblem(.repeatedChunk(Self.name(marker)), at: offset, isFatal: true))
      return
    }
    guard let precision = contents.byte(0), let height = contents.uint16(1),
      let width = contents.uint16(3), let components = contents.byte(5)
    else {
      problems.append(
        ImageProblem(
          .badContents(chunk: Self.name(marker), "the frame header is too short"), at: offset,
          isFatal: true))
      return
    }
    frame = Frame(
      process: marker & 0xF, precision: precision, size: PixelSize(width: width, height: height),
      components: components)
  }

  private func profile() -> (ColourProfile, [ImageProblem]) {
    guard profilePartCount > 0 else { return (.none, []) }
    let parts = (1...profilePartCount).compactMap { profileParts[$0] }
    do throws(ICCProfileFault) {
      guard parts.count == profilePartCount else {
        throw ICCProfileFault(reason: "a part of it is missing")
      }
      return (.icc(try ICCProfile(Array(parts.joined()))), [])
    } catch {
      let problem = ImageProblem(
        .badContents(chunk: "ICC_PROFILE", error.reason), at: 0, isFatal: false)
      return (.damaged(error.reason), [problem])
    }
  }
}
