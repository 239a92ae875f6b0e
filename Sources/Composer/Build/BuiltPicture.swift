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
  let facts: PictureFacts
  /// The page's file and its own, as they were when they had just been written.
  let files: (page: WrittenFile, picture: WrittenFile)
  /// What it was made from, as a digest.
  let signature: String
  /// What the pages of its locale were filled from, as a digest; nil where something was found in
  /// filling them.
  let order: String?
  /// Whether the same would come of the same page, captures and fonts: nothing was found while drawing
  /// it, and no other file was looked at.
  let canBeKept: Bool
  /// What was remembered of it, where it was not drawn again.
  let kept: PictureMemory.Entry?
}
