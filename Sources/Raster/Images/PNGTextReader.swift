/// Reads the text chunks of a PNG: `tEXt`, `zTXt` and `iTXt`, within limits.
struct PNGTextReader {
  private(set) var texts: [ImageText] = []
  private(set) var problems: [ImageProblem] = []
  /// What all texts together may still take; compressed ones can say much in few bytes.
  private var room = 4 << 20

  mutating func read(_ chunk: PNGFile.Chunk, _ contents: ByteReader) {
    do throws(TextFault) {
      let text = try parse(chunk.name, contents)
      room -= text.value.utf8.count
      texts.append(text)
    } catch {
      problems.append(
        ImageProblem(
          .badContents(chunk: chunk.name, error.reason), at: chunk.offset, isFatal: false))
    }
  }

  private struct TextFault: Error {
    let reason: String
  }

  private func parse(_ kind: String, _ contents: ByteReader) throws(TextFault) -> ImageText {
    guard let all = contents.slice(0, count: contents.count),
      let end = all.firstIndex(of: 0), (1...79).contains(end - all.startIndex)
    else { throw TextFault(reason: "it has no keyword of 1 to 79 characters") }
    let keyword = Self.latin1(all[..<end])
    let rest = all[(end + 1)...]
    switch kind {
    case "tEXt": return ImageText(keyword: keyword, value: Self.latin1(try bounded(rest)))
    case "zTXt":
      guard rest.first == 0 else { throw TextFault(reason: "its compression is unknown") }
      return ImageText(
        keyword: keyword, value: Self.latin1(try inflated(rest.dropFirst())))
    default: return ImageText(keyword: keyword, value: try international(rest))
    }
  }

  /// The value of an `iTXt`: flag, method, language, translated keyword, then UTF-8.
  private func international(_ rest: ArraySlice<UInt8>) throws(TextFault) -> String {
    guard rest.count >= 2, let flag = rest.first, flag <= 1 else {
      throw TextFault(reason: "its compression is unknown")
    }
    let tail = rest.dropFirst(2)
    guard let language = tail.firstIndex(of: 0),
      let translated = tail[(language + 1)...].firstIndex(of: 0)
    else { throw TextFault(reason: "it has no language and translated keyword") }
    let stored = tail[(translated + 1)...]
    let value = flag == 1 ? try inflated(stored) : try bounded(stored)
    guard let text = String(validating: value, as: UTF8.self) else {
      throw TextFault(reason: "its text is not UTF-8")
    }
    return text
  }

  private func bounded(_ value: ArraySlice<UInt8>) throws(TextFault) -> ArraySlice<UInt8> {
    guard value.count <= room else { throw TextFault(reason: "the texts are too long") }
    return value
  }

  private func inflated(_ stream: ArraySlice<UInt8>) throws(TextFault) -> ArraySlice<UInt8> {
    do throws(Zlib.Fault) {
      return try Zlib.inflate(stream, limit: room)[...]
    } catch {
      throw TextFault(
        reason: error == .tooLong ? "the texts are too long" : "it can't be inflated")
    }
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    return String(text)
  }
}
