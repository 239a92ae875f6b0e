import Diagnostics
import Geometry

extension ContactSheet {
  /// A picture with what is known and what was found of it.
  ///
  /// - Parameters:
  ///   - number: The picture's number.
  ///   - place: Its place in its set, from 1.
  /// - Returns: The HTML of its card.
  func card(_ number: Int, place: Int) -> String {
    let picture = pictures[number]
    let findings = beside[number]
    let gravest = findings.map(\.severity).max().map { " \($0.rawValue)" } ?? ""
    let shape = picture.size.isLandscape ? " wide" : ""
    let facts = [SheetPicture.Fact("Size", picture.size.description)] + picture.facts
    let list = facts.map {
      "<div><dt>\($0.term.html)</dt><dd><bdi>\($0.text.html)</bdi></dd></div>"
    }
    return """
      <li class="card\(shape)\(gravest)" id="p\(number + 1)"><figure>
      <a href="\(picture.link.uriReference)">\(image(picture))</a>
      <figcaption dir="ltr">
      <p class="shot"><span class="place">\(place)</span> <bdi>\(picture.shot.html)</bdi></p>
      <dl>\(list.joined())</dl>
      \(findings.isEmpty ? "" : self.list(findings, showsPlace: false))</figcaption>
      </figure></li>

      """
  }

  /// A small picture that leads to its card.
  func thumbnail(_ number: Int) -> String {
    let picture = pictures[number]
    let gravest = beside[number].map(\.severity).max().map { " \($0.rawValue)" } ?? ""
    let shape = picture.size.isLandscape ? " wide" : ""
    let code = picture.locale.code.isEmpty ? "All locales" : picture.locale.code
    return """
      <li class="card\(shape)\(gravest)"><figure>
      <a href="#p\(number + 1)">\(image(picture))</a>
      <figcaption><bdi>\(code.html)</bdi></figcaption>
      </figure></li>

      """
  }

  /// Findings, each with its cure; `showsPlace` tells whether with its file too.
  func list(_ findings: [Finding], showsPlace: Bool) -> String {
    let items = findings.map { finding in
      let place =
        showsPlace
        ? finding.location.map { "<p class=\"where\"><bdi>\($0.description.html)</bdi></p>" } : nil
      let hint = finding.hint.map { "<p class=\"hint\">\($0.html)</p>" }
      return """
        <li class="\(finding.severity.rawValue)"><p class="code"><b>\(finding.severity.rawValue)</b> \
        <code>\(finding.code.html)</code></p><p>\(finding.message.html)</p>\(hint ?? "")\(place ?? "")</li>

        """
    }
    return "<ul class=\"findings\">\n\(items.joined())</ul>\n"
  }

  private func image(_ picture: SheetPicture) -> String {
    """
    <img src="\(picture.link.uriReference)" width="\(picture.size.width)" \
    height="\(picture.size.height)" loading="lazy" alt="\(alternative(picture).html)">
    """
  }

  /// What stands for a picture where it can't be seen.
  private func alternative(_ picture: SheetPicture) -> String {
    let place = [picture.shot, picture.display, picture.locale.code].filter { !$0.isEmpty }
    let words = picture.words.map { ": \($0)" } ?? ""
    return place.joined(separator: ", ") + words
  }
}
