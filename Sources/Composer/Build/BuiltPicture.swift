import Raster
import Stores

/// A picture that a build has written.
struct BuiltPicture: Sendable {
  let plan: PlannedPage
  let page: FilledPage
  /// The fonts that set its texts.
  let fonts: [FontFace]
  let raster: RasterRecord.Output
  /// What is known of its file without reading it again.
  let facts: PictureFacts?
}
