/// A text that equals another only if both have the same bytes.
///
/// Swift's strings are equal when they look the same: "é" in one scalar and in two. A name in a
/// file is what its bytes are, so tables of names are kept by this.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let string: String

  /// A text to be compared by its bytes.
  package init(_ string: String) { self.string = string }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
