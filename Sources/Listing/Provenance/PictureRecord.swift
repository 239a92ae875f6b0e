internal import Diagnostics
internal import Documents

/// What a `rasters.json` says of a picture that was made.
struct PictureRecord {
  /// Where the picture should lie, from the root.
  let path: Path
  /// The SHA-256 that its file had.
  let digest: String
  /// Where the record stands.
  let location: Location
}
