import Diagnostics
import Foundation
import Geometry
import Stores

/// Pictures as rules' examples write them, one a line: `en-US/play-phone/1_home.png 1080x1920 alpha`.
///
/// The path is the locale, the slot where the folder fixes it, and the name. Words after the size say
/// what is not plain about the picture.
enum PictureLines {
  static func pictures(_ lines: String) throws -> [ListedPicture] {
    var known: [String: PictureFacts] = [:]
    return try lines.split(separator: "\n").enumerated().map { index, line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2, let size = PixelSize(written: words[1]) else {
        throw Fault(line: String(line))
      }
      var facts = plain(index, size)
      for word in words.dropFirst(2) {
        guard apply(word, to: &facts, known: known) else { throw Fault(line: String(line)) }
      }
      let parts = words[0].split(separator: "/").map(String.init)
      known[parts.last ?? ""] = known[parts.last ?? ""] ?? facts
      return try picture(facts, parts, at: Location(file: words[0]))
    }
  }

  struct Fault: Error { let line: String }

  private static func plain(_ index: Int, _ size: PixelSize) -> PictureFacts {
    let digits = String(index, radix: 16)
    var facts = PictureFacts(
      format: .png, size: size, byteCount: 1000,
      digest: String(repeating: "0", count: 64 - digits.count) + digits)
    facts.look = PictureLook(cells: shade(index), dominantShare: 0.5)
    return facts
  }

  private static func shade(_ index: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: index * 20 + 5), count: 32 * 32 * 3)
  }

  private static func picture(
    _ facts: PictureFacts, _ parts: [String], at location: Location
  ) throws -> ListedPicture {
    let name = parts.last ?? ""
    guard parts.count == 3 else {
      return ListedPicture(
        facts, name: name, at: location, locale: parts[0], scope: .anyDisplay, in: .shipped)
    }
    guard let slot = PictureSlot(storeWell: parts[1], in: .shipped) else {
      throw Fault(line: parts[1])
    }
    return ListedPicture(facts, name: name, at: location, locale: parts[0], slot: slot)
  }

  private static func apply(
    _ word: String, to facts: inout PictureFacts, known: [String: PictureFacts]
  ) -> Bool {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count == 2 ? parts[1] : nil) {
    case ("alpha", nil): facts.hasAlpha = true
    case ("jpeg", nil): facts.format = .jpeg
    case ("turned", nil): facts.isTurned = true
    case ("16-bit", nil): facts.bitDepth = 16
    case ("grey", nil): facts.colour = .grey
    case ("indexed", nil): facts.colour = .indexed
    case ("cmyk", nil): facts.colour = .cmyk
    case ("p3", nil): facts.profile = .other("Display P3")
    case ("srgb", nil): facts.profile = .sRGB
    case ("interlaced", nil): facts.isInterlaced = true
    case ("animated", nil): facts.isAnimated = true
    case ("damaged", nil): facts.problems = ["7 bytes follow the end of the picture"]
    case ("blank", nil): facts.look = PictureLook(cells: shade(0), dominantShare: 1)
    case ("says", let text?): facts.texts = [.init(keyword: "Description", value: text)]
    case ("like", let name?): facts.look = known[name]?.look
    case ("same", let name?): facts = known[name] ?? facts
    default:
      guard word.hasSuffix("-bytes"), let count = Int(word.dropLast(6)) else { return false }
      facts.byteCount = count
    }
    return true
  }
}

/// What the rules for pictures find in lines.
func findings(
  in lines: String, _ context: PictureContext = PictureContext()
) throws -> [Finding] {
  var findings = Findings()
  PictureRules.check(try PictureLines.pictures(lines), context, into: &findings)
  return findings.sorted
}
