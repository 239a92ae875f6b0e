/// Something wrong in a picture file whose header could be read all the same.
package struct ImageProblem: Sendable, Hashable {
  /// The kinds of problems.
  package enum Kind: Sendable, Hashable {
    /// The file ends before its end mark.
    case truncated
    /// The check sum of a chunk is not the one its bytes have.
    case badChecksum(chunk: String)
    /// A chunk stands where the format does not allow it.
    case chunkOrder(chunk: String)
    /// A chunk that may be there once is there again.
    case repeatedChunk(String)
    /// A chunk that must be there is not.
    case missingChunk(String)
    /// A chunk or segment whose contents break the format; why, in words.
    case badContents(chunk: String, String)
    /// A chunk that a reader must know, and none does.
    case unknownCriticalChunk(String)
    /// Bytes after the end mark: how many.
    case trailingBytes(Int)
  }

  /// What is wrong.
  package let kind: Kind
  /// Where in the file, in bytes from its start.
  package let offset: Int
  /// Whether the pixels can't be trusted, so that decoding refuses the file.
  package let isFatal: Bool

  init(_ kind: Kind, at offset: Int, isFatal: Bool) {
    self.kind = kind
    self.offset = offset
    self.isFatal = isFatal
  }
}

extension ImageProblem: CustomStringConvertible {
  /// What is wrong, as a message says it.
  package var description: String {
    switch kind {
    case .truncated: "the file is cut off after \(offset) bytes"
    case .badChecksum(let chunk): "the chunk '\(chunk)' at byte \(offset) has a wrong check sum"
    case .chunkOrder(let chunk): "the chunk '\(chunk)' at byte \(offset) is out of order"
    case .repeatedChunk(let chunk): "the chunk '\(chunk)' at byte \(offset) is there a second time"
    case .missingChunk(let chunk): "the chunk '\(chunk)' is missing"
    case .badContents(let chunk, let fault): "'\(chunk)' at byte \(offset): \(fault)"
    case .unknownCriticalChunk(let chunk): "the chunk '\(chunk)' at byte \(offset) is unknown"
    case .trailingBytes(let count): "\(count) bytes follow the end of the picture"
    }
  }
}
