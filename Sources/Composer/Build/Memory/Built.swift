import Documents
import Foundation
import Raster
import Stores

/// A build that has come to its end, as far as the next one wants to know of it.
struct Built {
  let out: Path
  let fontPlaces: [Path]
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
  func files(in workspace: some Workspace) -> [WrittenFile] {
    others
      + pictures.flatMap { picture in
        [
          page(of: picture, in: workspace), file(of: picture, in: workspace),
        ]
      }
  }

  /// The memory of the pictures.
  func memory(
    at moment: Int, basis: String, in workspace: some Workspace
  ) -> PictureMemory {
    var entries = left
    for picture in pictures where picture.canBeKept {
      entries[picture.plan.place] =
        picture.kept?.ordered(as: picture.order) ?? entry(of: picture, at: moment, in: workspace)
    }
    return PictureMemory(
      basis: basis, moment: moment, fonts: fonts.sorted { $0.path < $1.path },
      proven: proven, pictures: entries)
  }

  private func entry(
    of picture: BuiltPicture, at moment: Int, in workspace: some Workspace
  ) -> PictureMemory.Entry? {
    guard let look = picture.facts.look else { return nil }
    return PictureMemory.Entry(
      signature: picture.signature, order: picture.order, page: page(of: picture, in: workspace),
      picture: file(of: picture, in: workspace), byteCount: picture.facts.byteCount,
      fonts: picture.fonts, cells: Data(look.cells), dominantShare: look.dominantShare,
      moment: moment)
  }

  private func page(of picture: BuiltPicture, in workspace: some Workspace) -> WrittenFile {
    picture.kept?.page
      ?? WrittenFile(
        out.appending(picture.page.svgName), sha256: picture.raster.from.sha256, in: workspace)
  }

  private func file(of picture: BuiltPicture, in workspace: some Workspace) -> WrittenFile {
    picture.kept?.picture
      ?? WrittenFile(
        out.appending(picture.plan.place), sha256: picture.raster.sha256, in: workspace)
  }
}
