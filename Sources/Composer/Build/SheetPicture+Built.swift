import Diagnostics
import ContactSheet
import Documents
import Geometry
import Stores

extension ContactSheet {
  /// The page of a build: the App Store's pictures, Google Play's, then those of no store.
  init(_ title: String, _ pictures: [BuiltPicture], of report: Report, out: Path) {
    let stores = Store.allCases.map(Optional.some) + [nil]
    let ordered = stores.flatMap { store in
      pictures.filter { StorePlace.store(of: $0.plan.well) == store }
    }
    self.init(
      title: title, pictures: ordered.map { SheetPicture($0, out: out) },
      findings: report.findings)
  }
}

extension SheetPicture {
  /// A picture of a build, whose page lies in the output folder.
  fileprivate init(_ picture: BuiltPicture, out: Path) {
    let plan = picture.plan
    let store = StorePlace.store(of: plan.well)
    let code = store.flatMap { StoreLocales.code(for: plan.locale.text, in: $0).code }
    let slot = plan.well.storeWell.flatMap { PictureSlot(storeWell: $0, in: .shipped) }
    let shot = plan.template.pageCount > 1 ? "\(plan.shot.id) \(plan.page + 1)" : plan.shot.id
    let captures = plan.captures.map(\.capture.id).joined(separator: ", ")
    self.init(
      link: plan.place, size: picture.page.size, store: store?.name ?? "Pictures",
      locale: Locale(
        code: code ?? plan.locale.text,
        name: store.flatMap { StoreLocales.name(of: code ?? plan.locale.text, in: $0) },
        isRightToLeft: plan.locale.isRightToLeft),
      display: slot?.name ?? plan.well.device, shot: shot,
      facts: [Fact("Capture", captures), Fact("Template", plan.shot.template.text)],
      words: plan.texts["headline"],
      files: [
        plan.place, picture.page.svgName, out.appending(plan.place).string,
        out.appending(picture.page.svgName).string,
      ],
      localeNames: Set([plan.locale.text, code].compactMap(\.self)))
  }
}
