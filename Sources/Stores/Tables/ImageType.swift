public import Geometry

/// A kind of picture in a Google Play listing.
public struct ImageType: Sendable, Hashable {
  /// What a picture set needs to be shown in promotions and on large screens.
  public struct Promotion: Sendable, Hashable {
    /// How many pictures at least.
    public let count: Int
    /// How long the shorter side is at least, px.
    public let shortSide: Int
    /// The ratios of width to height.
    public let aspects: [PictureShape.Aspect]
  }

  /// The API's name, which is fastlane's folder or file too; our own where the API has none.
  public let name: String
  /// What it is, for people.
  public let title: String
  /// A short name that people type, such as `play-phone`.
  public let family: String
  /// Whether the publishing API takes it; without, a person adds it in the console.
  public let isInAPI: Bool
  /// Whether it is one file (`icon.png`) instead of a folder of them.
  public let isSingle: Bool
  /// Whether a listing must have it.
  public let isRequired: Bool
  /// Which sizes it may have.
  public let shape: PictureShape
  /// What every picture of it must keep to.
  public let limits: PictureLimits
  /// What a set needs for promotion; nil where nothing is asked.
  public let promotion: Promotion?
  /// Good sizes to make, the first before the others.
  public let sizes: [PixelSize]
  /// What else is worth knowing; empty where nothing is.
  public let note: String
  /// Where this was read.
  public let source: FactSource

  /// A kind of picture.
  package init(
    _ name: String, _ title: String, family: String, isInAPI: Bool = true,
    isSingle: Bool = false, isRequired: Bool = false, shape: PictureShape, count: ClosedRange<Int>,
    bytes: Int,
    alpha: PictureLimits.Alpha = .refused, promotion: Promotion? = nil, sizes: [PixelSize],
    note: String = "", source: FactSource = .playAssets
  ) {
    self.name = name
    self.title = title
    self.family = family
    self.isInAPI = isInAPI
    self.isSingle = isSingle
    self.isRequired = isRequired
    self.shape = shape
    self.limits = PictureLimits(count: count, bytes: bytes, alpha: alpha, source: source)
    self.promotion = promotion
    self.sizes = sizes
    self.note = note
    self.source = source
  }
}
