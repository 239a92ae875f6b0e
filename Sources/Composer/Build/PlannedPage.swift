import Documents
import Stores

/// A picture that a build is to make: every name in it leads somewhere.
struct PlannedPage: Sendable {
  let shot: Project.Shot
  /// The shot's place in store order, at least two digits.
  let number: String
  /// The well's name as the project names it.
  let wellName: String
  let well: Well
  let locale: LocaleTag
  let template: Template
  /// Which picture of a scene over several it is, from 0.
  let page: Int
  let captures: [VerifiedCapture]
  let texts: [String: String]
  let theme: Theme
  let fontFamily: String?
  /// Where the upload tool expects the picture, below the output folder.
  let place: String

  /// The page's file without extension, below the output folder.
  var stem: String {
    let name = template.pageCount > 1 ? "\(shot.id)-\(page + 1)" : shot.id
    return "svg/\(locale)/\(number)_\(name)-\(wellName)"
  }
}
