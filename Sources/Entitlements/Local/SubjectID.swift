/// Who the app acts for: an anonymous identity or an account; never empty.
public struct SubjectID: Sendable, Hashable, CustomStringConvertible {
  /// The id as the SDKs know it.
  public let text: String

  /// An identity by its id; nil for the empty text, which would stand for nobody and everybody.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The id as the SDKs know it.
  public var description: String { text }
}
