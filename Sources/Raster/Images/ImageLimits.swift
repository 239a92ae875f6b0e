/// How much of a picture file is read at most.
package struct ImageLimits: Sendable, Hashable {
  /// The most pixels of a picture; four bytes are allocated for each.
  package let pixels: Int
  /// The most bytes of a file.
  package let bytes: Int

  /// The defaults hold the largest store picture (3840×2160) seven times over.
  package init(pixels: Int = 64_000_000, bytes: Int = 128 << 20) {
    self.pixels = pixels
    self.bytes = bytes
  }
}
