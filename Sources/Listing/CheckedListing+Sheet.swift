package import ContactSheet
package import Diagnostics
package import Documents
internal import Stores

extension CheckedListing {
  /// One page that shows every picture of the listing.
  ///
  /// - Parameters:
  ///   - findings: What the page tells.
  ///   - page: Where the page is to lie; its links are relative to that.
  ///   - title: What the pictures are of; nil for the folder's path.
  ///   - workspace: Where files are.
  /// - Returns: The page.
  package func sheet(
    of findings: Findings, at page: Path, title: String? = nil, in workspace: some Workspace
  ) -> ContactSheet {
    let folder = workspace.absolute(page).parent
    let ordered = Store.allCases.flatMap { store in pictures.filter { $0.store == store } }
    return ContactSheet(
      title: title ?? parts.first.map { "\($0.path)" } ?? "Listing",
      pictures: ordered.map { picture in
        let file = workspace.absolute(Path(picture.location.file))
        return SheetPicture(picture, link: file.relative(to: folder).string)
      },
      findings: findings.sorted)
  }
}

extension CheckedListing {
  /// The same listing with the files of its pictures under other names.
  package func moved(_ change: (String) -> String) -> CheckedListing {
    CheckedListing(
      parts: parts,
      pictures: pictures.map { $0.moved(to: Location(file: change($0.location.file))) },
      textCount: textCount, findings: findings)
  }
}

extension SheetPicture {
  fileprivate init(_ picture: ListedPicture, link: String) {
    let code = picture.locale ?? ""
    self.init(
      link: link, size: picture.facts.size, store: picture.store.name,
      locale: Locale(
        code: code, name: StoreLocales.name(of: code, in: picture.store),
        isRightToLeft: StoreLocales.isRightToLeft(code)),
      display: picture.slot?.name ?? "Sizes that no display has",
      shot: Path(picture.name).stem, facts: Self.facts(of: picture.facts),
      files: [picture.location.file])
  }

  /// What a picture that vitrine made says of its origin.
  private static func facts(of picture: PictureFacts) -> [Fact] {
    guard let text = picture.texts.first(where: { $0.keyword == "vitrine" }),
      let record = JSONReader().read(Array(text.value.utf8), file: text.keyword).root
    else { return [] }
    let captures = record["composedFrom"]?.sequence ?? []
    let names = captures.compactMap { $0["captureId"]?.string }.joined(separator: ", ")
    return [
      names.isEmpty ? nil : Fact("Capture", names), record["well"]?.string.map { Fact("Well", $0) },
    ].compactMap(\.self)
  }
}
