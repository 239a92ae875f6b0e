/// An account, as the providers and the table name it.
///
/// Foundation prints a UUID in upper case and PostgreSQL in lower case, and providers compare ids
/// letter by letter: so one account would be two. An id in the shape of a UUID is kept in lower
/// case; any other is opaque and left as it is.
public struct UserID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The id in the one form in which it is compared.
  public let text: String

  /// An account by its id; nil where the id is empty or only blanks.
  public init?(_ text: String) {
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return nil }
    self.text = Self.isUUID(text) ? text.lowercased() : text
  }

  /// The id in the one form in which it is compared.
  public var description: String { text }

  /// Orders by the bytes of the id.
  public static func < (left: UserID, right: UserID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    return text.utf8.enumerated().allSatisfy { offset, byte in
      switch offset {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default:
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
      }
    }
  }
}
