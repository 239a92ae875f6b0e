internal import Geometry

/// Reads what a PNG file says of its picture, after the PNG specification, third edition.
struct PNGHeaderReader {
  private let file: PNGFile
  private var problems: [ImageProblem]
  private var seen: Set<String> = []
  private var profile: ColourProfile = .none
  private var orientation: Orientation = .upright
  private var texts = PNGTextReader()

  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    var reader = PNGHeaderReader(PNGFile(bytes))
    return try reader.header()
  }

  private init(_ file: PNGFile) {
    self.file = file
    problems = file.problems
  }

  private mutating func header() throws(ImageError) -> ImageHeader {
    guard let first = file.chunks.first else {
      throw problems.first?.kind == .truncated
        ? .truncated(at: file.bytes.count) : .damaged("the PNG has no chunks")
    }
    guard first.name == "IHDR" else { throw .damaged("the PNG does not start with its header") }
    let lead = try PNGLead(file.reader(first))
    checkOrder(lead)
    for chunk in file.chunks { read(chunk) }
    return ImageHeader(
      format: .png, size: lead.size, orientation: orientation, bitDepth: lead.bitDepth,
      colourKind: lead.colourKind,
      hasAlpha: lead.colourKind == .rgba || lead.colourKind == .greyAlpha || seen.contains("tRNS"),
      isInterlaced: lead.isInterlaced, profile: profile, texts: texts.texts,
      hasTime: seen.contains("tIME"), isAnimated: seen.contains("acTL"),
      problems: problems + texts.problems, storesInkInverted: false)
  }

  private static let once: Set = [
    "IHDR", "PLTE", "IEND", "cHRM", "cICP", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "eXIf", "hIST",
    "tRNS", "pHYs", "tIME", "acTL",
  ]
  private static let beforePalette: Set = ["cHRM", "cICP", "gAMA", "iCCP", "sBIT", "sRGB"]
  private static let beforePixels: Set = [
    "PLTE", "bKGD", "hIST", "tRNS", "pHYs", "sPLT", "acTL", "cHRM", "cICP", "gAMA", "iCCP", "sBIT",
    "sRGB",
  ]
  private static let critical: Set = ["IHDR", "PLTE", "IDAT", "IEND"]

  /// Checks that each chunk stands where it may, and that none is missing.
  private mutating func checkOrder(_ lead: PNGLead) {
    var previous = ""
    for chunk in file.chunks {
      let name = chunk.name
      if Self.once.contains(name), seen.contains(name) {
        note(.repeatedChunk(name), chunk, isFatal: chunk.isCritical || name == "tRNS")
      } else if isMisplaced(name, after: previous) {
        note(.chunkOrder(chunk: name), chunk, isFatal: chunk.isCritical || name == "tRNS")
      }
      if chunk.isCritical, !Self.critical.contains(name) {
        note(.unknownCriticalChunk(name), chunk, isFatal: true)
      }
      if let fault = lead.fault(of: name, file.reader(chunk)) {
        note(.badContents(chunk: name, fault), chunk, isFatal: true)
      }
      seen.insert(name)
      previous = name
    }
    let needed = lead.colourKind == .indexed ? ["PLTE", "IDAT"] : ["IDAT"]
    for name in needed where !seen.contains(name) {
      problems.append(
        ImageProblem(.missingChunk(name), at: file.bytes.count, isFatal: true))
    }
  }

  private func isMisplaced(_ name: String, after previous: String) -> Bool {
    if name == "IDAT" { return seen.contains("IDAT") && previous != "IDAT" }
    if name == "PLTE", seen.contains("tRNS") { return true }
    if Self.beforePixels.contains(name), seen.contains("IDAT") { return true }
    return Self.beforePalette.contains(name) && seen.contains("PLTE")
  }

  private mutating func note(
    _ kind: ImageProblem.Kind, _ chunk: PNGFile.Chunk, isFatal: Bool
  ) {
    problems.append(ImageProblem(kind, at: chunk.offset, isFatal: isFatal))
  }

  private mutating func read(_ chunk: PNGFile.Chunk) {
    let contents = file.reader(chunk)
    switch chunk.name {
    case "sRGB":
      // A profile says more, and readers take it first.
      if profile == .none { profile = .sRGB }
    case "iCCP": readProfile(contents, chunk)
    case "cICP":
      guard let primaries = contents.byte(0), let transfer = contents.byte(1),
        let range = contents.byte(3), contents.count == 4
      else {
        note(.badContents(chunk: "cICP", "it has not four bytes"), chunk, isFatal: false)
        return
      }
      profile = .codePoints(primaries: primaries, transfer: transfer, isFullRange: range == 1)
    case "eXIf": orientation = Orientation(tiff: contents) ?? .upright
    case "tEXt", "zTXt", "iTXt": texts.read(chunk, contents)
    default: break
    }
  }

  private mutating func readProfile(_ contents: ByteReader, _ chunk: PNGFile.Chunk) {
    if case .codePoints = profile { return }
    do throws(ICCProfileFault) {
      profile = .icc(try Self.profile(contents))
    } catch {
      profile = .damaged(error.reason)
      note(.badContents(chunk: "iCCP", error.reason), chunk, isFatal: false)
    }
  }

  private static func profile(_ contents: ByteReader) throws(ICCProfileFault) -> ICCProfile {
    let name = (0..<min(contents.count, 80)).first { contents.byte($0) == 0 }
    guard let name, contents.byte(name + 1) == 0,
      let stream = contents.slice(name + 2, count: contents.count - name - 2)
    else { throw ICCProfileFault(reason: "it has no name or an unknown compression") }
    let bytes: [UInt8]
    do throws(Zlib.Fault) {
      bytes = try Zlib.inflate(stream, limit: 4 << 20)
    } catch {
      throw ICCProfileFault(reason: error == .tooLong ? "it is too long" : "it can't be inflated")
    }
    return try ICCProfile(bytes)
  }
}
