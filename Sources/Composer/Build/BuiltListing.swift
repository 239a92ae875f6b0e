import Diagnostics
import Documents
import Listing
import Stores

/// What a build has made, under the rules by which a store takes or refuses it.
///
/// These are the rules of finished pictures that were made by any tool, run by the same code: what is
/// found here is what anybody would find in the folder afterwards. Only the pixels of a picture that has
/// just been written are not decoded again: they are known.
struct BuiltListing: Sendable {
  private let out: Path
  private let pictures: [BuiltPicture]
  /// Whether every picture of the project was to be made, and was.
  private let isWhole: Bool

  init(_ out: Path, _ pictures: [BuiltPicture], of plan: BuildPlan) {
    self.out = out
    self.pictures = pictures
    let options = plan.options
    isWhole =
      options.locales.isEmpty && options.shots.isEmpty && pictures.count == plan.pages.count
  }

  /// What a store would say of the pictures; nothing where none of them is for a store.
  ///
  /// A part of a project is judged picture by picture: what its sets lack may still be to come.
  func findings(in workspace: some Workspace) async -> Findings {
    let listing = out.appending(StorePlace.folder)
    let files = pictures.map(\.plan.place).filter { $0.hasPrefix("\(StorePlace.folder)/") }
    guard !files.isEmpty else { return Findings() }
    let request = ListingRequest(
      paths: isWhole ? [listing] : files.map { out.appending($0) }, comparesRecords: false,
      known: known)
    return await ListingCheck.run(request, in: workspace).findings
  }

  private var known: [Path: PictureFacts] {
    let pairs = pictures.map { (out.appending($0.plan.place), $0.facts) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
