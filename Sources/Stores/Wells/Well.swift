public import Diagnostics
public import Geometry

/// A size that a picture is composed for, and what the store calls the place that takes it.
public struct Well: Sendable, Hashable {
  /// The name by which shots and captures ask for it, unique in its table.
  public let id: String
  /// The device or display, for people.
  public let device: String
  /// The exact size of the picture, px.
  public let size: PixelSize
  /// The store's own name (`APP_IPHONE_67`, `phoneScreenshots`); nil for a fixture size.
  public let storeWell: String?
  /// Where the size was read.
  public let source: String
  /// The cited minimum that binds it, if one does.
  public let minimum: CitedMinimum?
  /// Where it stands in its file; nil for a table that was not read from one.
  public let location: Location?

  /// A well of a table.
  public init(
    id: String, device: String, size: PixelSize, storeWell: String?, source: String,
    minimum: CitedMinimum? = nil, location: Location? = nil
  ) {
    self.id = id
    self.device = device
    self.size = size
    self.storeWell = storeWell
    self.source = source
    self.minimum = minimum
    self.location = location
  }
}
