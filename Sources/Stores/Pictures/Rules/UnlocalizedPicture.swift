package import Diagnostics

/// The same picture in locales whose languages differ.
package enum UnlocalizedPicture: PictureListRule {
  package static let about = RuleDescription(
    code: "picture-unlocalized", severity: .warning,
    summary: "the same picture stands in locales of different languages",
    rationale: """
      A picture that was copied to another locale and never made in its language shows people a \
      text that they may not read; a locale without the picture would show the main one anyway.
      """,
    bad: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      ja/01_home.png 1320x2868 like:01_home.png
      """),
    good: .init(
      "pictures",
      """
      en-US/01_home.png 1320x2868
      ja/01_home.png 1320x2868
      """),
    cure: "make the picture in the language of each locale, or leave it out where it has no text")

  package static func check(
    _ pictures: [ListedPicture], _ context: PictureContext, into findings: inout Findings
  ) {
    let listed = pictures.filter {
      !$0.isLoose && $0.locale != nil && $0.slot != nil && $0.slot?.image?.isSingle != true
    }
    let slots = Dictionary(grouping: listed) { $0.slot?.storeWell ?? "" }
    for (_, pictures) in slots.sorted(by: { $0.key < $1.key }) {
      for group in groups(of: pictures) { report(group, into: &findings) }
    }
  }

  /// Pictures that are or look the same, in the order in which each was met first.
  private static func groups(of pictures: [ListedPicture]) -> [[ListedPicture]] {
    var looks = LookIndex()
    var groupOf: [String: Int] = [:]
    var groups: [[ListedPicture]] = []
    for picture in pictures {
      let digest = picture.facts.digest
      let known = groupOf[digest] ?? looks.match(picture).flatMap { groupOf[$0.facts.digest] }
      if let known {
        groups[known].append(picture)
      } else {
        groups.append([picture])
      }
      groupOf[digest] = known ?? groups.count - 1
    }
    return groups
  }

  private static func report(_ group: [ListedPicture], into findings: inout Findings) {
    let languages = group.map { language(of: $0) }
    guard let first = group.first, let index = languages.firstIndex(where: { $0 != languages[0] })
    else { return }
    let locales = Set(group.compactMap(\.locale)).sorted()
    let named = locales.prefix(6).joined(separator: ", ")
    let more = locales.count > 6 ? " and \(locales.count - 6) more" : ""
    findings.report(
      about, "the same picture stands in \(named)\(more)", of: group[index], hint: about.cure,
      related: [.init("it is here too", at: first.location)],
      fix: Fix(.remake, "make it in the language of each locale"))
  }

  /// The language of a picture's locale, with its script where that makes another text of it.
  private static func language(of picture: ListedPicture) -> String {
    let locale = picture.locale ?? ""
    guard let tag = LanguageTag(locale) else { return locale }
    return "\(tag.language)-\(tag.writtenScript ?? "")"
  }
}
