internal import Diagnostics
internal import Documents
internal import Geometry

/// Store rows while the rows of a user's file are laid over them.
struct StoreTableOverlay {
  private(set) var tables: StoreTables
  private(set) var findings = Findings()
  private let source: FactSource

  init(tables: StoreTables, source: FactSource) {
    self.tables = tables
    self.source = source
  }

  /// Reads the five lists of a file: displays, images, required, texts, locales.
  mutating func read(_ lists: [[Node]]) {
    let readers: [(inout StoreTableOverlay, Node) -> Void] = [
      { $0.readDisplay($1) }, { $0.readImage($1) }, { $0.readRequired($1) }, { $0.readText($1) },
      { $0.readLocale($1) },
    ]
    for (list, reader) in zip(lists, readers) {
      for node in list { reader(&self, node) }
    }
  }

  private mutating func readDisplay(_ node: Node) {
    guard var row = Row(node, of: "a display", overlay: &self) else { return }
    guard let well = row.fields.requiredText("storeWell") else { return finish(row) }
    let index = tables.displayTypes.firstIndex { $0.storeWell == well }
    let old = index.map { tables.displayTypes[$0] }
    let name = old == nil ? row.fields.requiredText("name") : row.fields.text("name")
    let family = old == nil ? row.fields.requiredText("family") : row.fields.text("family")
    let platform = row.platform(required: old == nil)
    let sizes = row.sizes(required: old == nil)
    let limits = row.limits(over: old?.limits ?? .appStore)
    let group = row.fields.text("placementGroup")
    let devices = row.fields.text("devices")
    let note = row.fields.text("note")
    let isType = !well.hasSuffix("_PROFILE")
    warnIfOlder(row, than: old?.source, what: well)
    finish(row)
    guard let platform = platform ?? old?.platform, let name = name ?? old?.name,
      let family = family ?? old?.family, let sizes = sizes ?? old?.sizes
    else { return }
    let new = DisplayType(
      isType ? well : nil, group: group ?? old?.placementGroup ?? well,
      messages: old?.messagesType != nil, name, family: family, platform, sizes: sizes,
      catalogueAllowsAlpha: old?.catalogueAllowsAlpha ?? false,
      devices: devices ?? old?.devices ?? "", note: note ?? old?.note ?? "", limits: limits,
      source: row.source)
    if let index { tables.displayTypes[index] = new } else { tables.displayTypes.append(new) }
  }

  private mutating func readImage(_ node: Node) {
    guard var row = Row(node, of: "a kind of picture", overlay: &self) else { return }
    guard let name = row.fields.requiredText("name") else { return finish(row) }
    let index = tables.imageTypes.firstIndex { $0.name == name }
    let old = index.map { tables.imageTypes[$0] }
    let title = old == nil ? row.fields.requiredText("title") : row.fields.text("title")
    let family = old == nil ? row.fields.requiredText("family") : row.fields.text("family")
    let shape = row.shape(over: old?.shape)
    let sizes = row.sizes(required: old == nil)
    let limits = row.limits(
      over: old?.limits
        ?? PictureLimits(count: 1...8, bytes: 8_388_608, alpha: .refused, source: row.source))
    let isInAPI = row.fields.flag("api")
    let isSingle = row.fields.flag("single")
    let note = row.fields.text("note")
    warnIfOlder(row, than: old?.source, what: name)
    finish(row)
    guard let title = title ?? old?.title, let family = family ?? old?.family,
      let sizes = sizes ?? old?.sizes
    else { return }
    let new = ImageType(
      name, title, family: family, isInAPI: isInAPI ?? old?.isInAPI ?? true,
      isSingle: isSingle ?? old?.isSingle ?? false, isRequired: old?.isRequired ?? false,
      shape: shape, count: limits.count,
      bytes: limits.bytes, alpha: limits.alpha, promotion: old?.promotion, sizes: sizes,
      note: note ?? old?.note ?? "", source: row.source)
    if let index { tables.imageTypes[index] = new } else { tables.imageTypes.append(new) }
  }

  private mutating func readRequired(_ node: Node) {
    guard var row = Row(node, of: "a duty", overlay: &self) else { return }
    let platform = row.platform(required: true)
    let wells = row.fields.texts("anyOf") ?? []
    for well in wells where tables.display(named: well.text) == nil {
      let near = nearestMatch(to: well.text, in: tables.displayTypes.map(\.storeWell))
      row.fields.report(
        "no display is called '\(well.text)'", at: well.location,
        hint: near.map { "did you mean '\($0)'?" }, field: "anyOf")
    }
    if wells.isEmpty {
      row.fields.report("a duty names no display", at: node.location, field: "anyOf")
    }
    let from = row.day("from")
    finish(row)
    guard let platform else { return }
    // The file's duties of a platform stand for all that the platform has.
    if replaced.insert(platform).inserted {
      tables.requiredSets.removeAll { $0.platform == platform }
    }
    tables.requiredSets.append(
      RequiredSet(platform, anyOf: wells.map(\.text), from: from, source: row.source))
  }

  private var replaced: Set<ApplePlatform> = []

  private mutating func readText(_ node: Node) {
    guard var row = Row(node, of: "a text", overlay: &self) else { return }
    let store = row.store()
    guard let file = row.fields.requiredText("file") else { return finish(row) }
    let index = tables.textFields.firstIndex { $0.store == store && $0.file == file }
    let old = index.map { tables.textFields[$0] }
    let title = row.fields.text("title") ?? old?.title ?? file
    let most = row.fields.requiredPositive("max")
    let least = row.number("min").map { Int($0) }
    let unit = row.unit() ?? old?.unit ?? .characters
    warnIfOlder(row, than: old?.source, what: file)
    finish(row)
    guard let store, let most else { return }
    let lower = min(most, max(0, least ?? old?.length?.lowerBound ?? 0))
    let new = TextField(
      store, file, title, length: lower...most, unit: unit,
      isSingleLine: old?.isSingleLine ?? false, source: row.source)
    if let index { tables.textFields[index] = new } else { tables.textFields.append(new) }
  }

  private mutating func readLocale(_ node: Node) {
    guard var row = Row(node, of: "a locale", overlay: &self) else { return }
    let store = row.store()
    let code = row.fields.requiredText("code")
    let name = row.fields.requiredText("name")
    if let code, LanguageTag(code) == nil {
      row.fields.report("'\(code)' is no language tag", at: node.location, field: "code")
    }
    finish(row)
    guard let store, let code, let name else { return }
    tables.locales.removeAll { $0.store == store && $0.code == code }
    tables.locales.append(StoreLocale(code, name, store, source: row.source))
  }

  private mutating func warnIfOlder(_ row: Row, than old: FactSource?, what: String) {
    guard let old, row.source.date < old.date else { return }
    findings.report(
      OlderStoreTable.about,
      "the row for '\(what)' is of \(row.source.date), ours of \(old.date) (\(old.text))",
      at: row.location, hint: OlderStoreTable.about.cure)
  }

  private mutating func finish(_ row: consuming Row) {
    findings.add(row.fields.finish())
  }

  /// A row of the file while it is read.
  struct Row {
    var fields: Fields
    let location: Location
    private(set) var source: FactSource

    init?(_ node: Node, of what: String, overlay: inout StoreTableOverlay) {
      guard
        let fields = Fields(
          node, of: what, rule: StoreTableInvalid.about, into: &overlay.findings)
      else { return nil }
      self.fields = fields
      location = node.location
      source = overlay.source
      let date = day("date")
      let text = self.fields.text("source")
      source = FactSource(text ?? overlay.source.text, date ?? overlay.source.date)
    }
  }
}
