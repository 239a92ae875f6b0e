public import Geometry

/// What is known of one finished picture, wherever it lies: all that the rules for pictures look at.
public struct PictureFacts: Sendable, Hashable {
  /// The file formats that stores take.
  public enum Format: String, Sendable, Hashable {
    /// PNG.
    case png = "PNG"
    /// JPEG.
    case jpeg = "JPEG"
  }

  /// What the samples of a pixel are, alpha apart.
  public enum Colour: String, Sendable, Hashable {
    /// Red, green and blue.
    case rgb = "RGB"
    /// Grey alone.
    case grey
    /// Places in a palette.
    case indexed
    /// Printing inks.
    case cmyk = "CMYK"
  }

  /// What the file says of its colours.
  public enum Profile: Sendable, Hashable {
    /// Nothing; by custom that is sRGB.
    case untagged
    /// sRGB.
    case sRGB
    /// Another profile, by its name, such as `Display P3`.
    case other(String)
    /// A profile that can't be read.
    case damaged(String)
  }

  /// A text that the file carries, such as a PNG text chunk.
  public struct Text: Sendable, Hashable {
    /// What it is, such as `Description`.
    public let keyword: String
    /// The text itself.
    public let value: String

    /// A text with its keyword.
    public init(keyword: String, value: String) {
      self.keyword = keyword
      self.value = value
    }
  }

  /// The format, by the file's bytes.
  public var format: Format
  /// The size as stored, px.
  public var size: PixelSize
  /// Whether the file asks for the picture to be turned or mirrored before it is shown.
  public var isTurned = false
  /// Bits of a sample.
  public var bitDepth = 8
  /// What the samples are.
  public var colour = Colour.rgb
  /// Whether pixels can be transparent.
  public var hasAlpha = false
  /// Whether every pixel is opaque all the same; nil where the pixels were not looked at.
  public var isOpaque: Bool?
  /// What it says of its colours.
  public var profile = Profile.untagged
  /// Whether it is an interlaced PNG.
  public var isInterlaced = false
  /// Whether it is an animation.
  public var isAnimated = false
  /// The size of the file, bytes.
  public var byteCount: Int
  /// The SHA-256 of the file in lower-case hexadecimal digits.
  public var digest: String
  /// What its pixels look like from afar; nil where they were not looked at.
  public var look: PictureLook?
  /// The texts in it.
  public var texts: [Text] = []
  /// What is wrong with the file though the picture can be read, in words.
  public var problems: [String] = []

  /// A plain 8-bit RGB picture; what is otherwise is set afterwards.
  public init(format: Format, size: PixelSize, byteCount: Int, digest: String) {
    self.format = format
    self.size = size
    self.byteCount = byteCount
    self.digest = digest
  }
}
