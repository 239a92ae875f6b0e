import Documents
import Foundation
import Raster
import Stores

/// A build that has come to its end, as far as the next one wants to know of it.
struct Built {
  let out: Path
  let fontPlaces: [FileState]
  let pictures: [BuiltPicture]
  /// Further files that were written, or left as they are.
  let others: [WrittenFile]
  /// The files of the fonts.
  let fonts: [WrittenFile]
  /// What was remembered before of pictures that this build, of a part, leaves alone.
  let left: [String: PictureMemory.Entry]
  /// Of which pages it is known that drawn in layers they are what they are drawn whole.
  let proven: [LayerProof.Subject]

  /// Everything that was written.
  var files: [WrittenFile] { others + pictures.flatMap { [$0.files.page, $0.files.picture] } }

  /// The memory of the pictures.
  func memory(at moment: Int, basis: String) -> PictureMemory {
    var entries = left
    for picture in pictures where picture.canBeKept {
      entries[picture.plan.place] =
        picture.kept?.ordered(as: picture.order) ?? Self.entry(of: picture, at: moment)
    }
    return PictureMemory(
      basis: basis, moment: moment, fonts: fonts.sorted { $0.path < $1.path },
      proven: proven, pictures: entries)
  }

  private static func entry(of picture: BuiltPicture, at moment: Int) -> PictureMemory.Entry? {
    guard let look = picture.facts.look else { return nil }
    return PictureMemory.Entry(
      signature: picture.signature, order: picture.order, page: picture.files.page,
      picture: picture.files.picture, byteCount: picture.facts.byteCount, fonts: picture.fonts,
      cells: Data(look.cells), dominantShare: look.dominantShare, moment: moment)
  }
}
