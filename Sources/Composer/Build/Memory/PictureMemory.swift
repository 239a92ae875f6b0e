import Documents
import Foundation
import Raster
import Stores

/// What is remembered of the pictures in an output folder, so that only those are drawn whose page, captures
/// or fonts have changed.
struct PictureMemory: Sendable, Codable {
  /// What all of them were drawn with: the tool, its libraries and the fonts; as a digest.
  let basis: String
  /// When the last of them was written, by the clock of the files, ns since 1970.
  let moment: Int
  /// The files of the fonts in them.
  let fonts: [WrittenFile]
  /// Of which pages it is known that drawn in layers they are what they are drawn whole.
  let proven: [LayerProof.Subject]
  /// The pictures by their places.
  let pictures: [String: Entry]

  /// A picture.
  struct Entry: Sendable, Codable {
    /// What it was made from, as a digest.
    let signature: String
    /// What the pages of its locale were filled from, as a digest; nil where something was found in
    /// filling them.
    let order: String?
    /// The page's file.
    let page: WrittenFile
    /// The picture's file.
    let picture: WrittenFile
    /// The size of the picture's file, bytes.
    let byteCount: Int
    /// The fonts that set its texts.
    let fonts: [FontFace]
    /// What it looks like from afar: red, green and blue of each cell.
    let cells: Data
    /// The share of the picture that has its most frequent colour.
    let dominantShare: Double
    /// When it was written at the latest.
    let moment: Int
  }

  /// The picture that was filled from the same things, if its files are still what was written.
  func entry(at place: String, order: String, in workspace: some Workspace) -> Entry? {
    pictures[place].flatMap { entry in
      entry.order == order ? self.entry(at: place, signature: entry.signature, in: workspace) : nil
    }
  }

  /// The picture that was made from the same things, if its files are still what was written.
  func entry(
    at place: String, signature: String, in workspace: some Workspace
  ) -> Entry? {
    guard let entry = pictures[place], entry.signature == signature,
      entry.page.holds(in: workspace, since: entry.moment),
      entry.picture.holds(in: workspace, since: entry.moment)
    else { return nil }
    return entry
  }
}

extension PictureMemory.Entry {
  /// What it looks like from afar; nil where the memory is not what it should be.
  var look: PictureLook? {
    guard cells.count == PictureLook.side * PictureLook.side * 3 else { return nil }
    return PictureLook(cells: Array(cells), dominantShare: dominantShare)
  }

  /// The same, filled with the pages of its locale from other things that gave the same page.
  func ordered(as order: String?) -> PictureMemory.Entry {
    PictureMemory.Entry(
      signature: signature, order: order, page: page, picture: picture, byteCount: byteCount,
      fonts: fonts, cells: cells, dominantShare: dominantShare, moment: moment)
  }
}
