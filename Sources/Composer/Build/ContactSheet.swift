import Diagnostics

/// One page that shows every picture of a build, in store order, with what was found.
struct ContactSheet {
  let title: String
  let pictures: [BuiltPicture]
  let findings: [Finding]

  /// The page: it needs no script, and links to the pictures beside it.
  var html: String {
    let locales = Set(pictures.map(\.plan.locale)).sorted()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.xmlEscaped)</title></head><body><h1>\(title.xmlEscaped)</h1>
      \(locales.map(section).joined(separator: "\n"))
      </body></html>

      """
  }

  private func section(_ locale: LocaleTag) -> String {
    let shown = pictures.filter { $0.plan.locale == locale }.map { picture in
      """
      <img src="\(picture.raster.path.xmlEscaped)" width="160" alt="\(picture.plan.shot.id.xmlEscaped)">
      """
    }
    return "<h2>\(locale)</h2>\n\(shown.joined(separator: "\n"))"
  }
}
