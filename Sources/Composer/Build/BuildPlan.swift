import Diagnostics
import Documents
import Geometry
import Stores

/// Turns a project into the pictures to make: shots × wells × locales.
struct BuildPlan {
  let inputs: BuildInputs
  let options: BuildOptions
  private(set) var pages: [PlannedPage] = []
  private(set) var findings = Findings()
  private var usedWells: [Well] = []

  /// Plans every picture; whatever keeps one from being made is reported, and the rest is planned.
  init(_ inputs: BuildInputs, options: BuildOptions) {
    self.inputs = inputs
    self.options = options
    let shots = chosen(
      inputs.project.shots, by: options.shots, name: \.id, option: "--shot")
    let locales = chosen(
      inputs.project.locales, by: options.locales, name: \.tag.text, option: "--locale")
    for shot in shots {
      let wells = shot.wells.compactMap { well(named: $0) }
      let captures = captures(of: shot)
      checkSlots(of: shot)
      for locale in locales {
        plan(shot, wells: wells, captures: captures, locale: locale.tag)
      }
    }
    WellChoice(inputs.wells).reportUncited(usedWells, into: &findings)
    reportUnsupportedLocales(locales)
    CopyAudit(
      copy: inputs.copy, shots: inputs.project.shots, templates: inputs.templates,
      locales: inputs.project.locales.map(\.tag)
    ).check(into: &findings)
    reportClashes()
  }

  private mutating func chosen<Element>(
    _ elements: [Element], by names: [String], name: KeyPath<Element, String>, option: String
  ) -> [Element] {
    guard !names.isEmpty else { return elements }
    let known = elements.map { $0[keyPath: name] }
    for asked in names where !known.contains(asked) {
      findings.report(
        ProjectRules.invalid, "\(option) '\(asked)' is not in the project",
        at: Location(file: inputs.project.file.string),
        hint: nearestMatch(to: asked, in: known).map { "did you mean '\($0)'?" }
          ?? "it has \(known.joined(separator: ", "))")
    }
    return elements.filter { names.contains($0[keyPath: name]) }
  }

  private struct ChosenWell {
    let name: String
    let well: Well
    let store: Store?
  }

  private mutating func well(named name: Project.Named) -> ChosenWell? {
    guard let well = inputs.wells.well(named: name.text) else {
      findings.report(
        WellChoiceRules.unknown, "there is no well '\(name.text)'", at: name.location,
        hint: inputs.wells.nearestName(to: name.text).map { "did you mean '\($0)'?" }
          ?? "vitrine sizes lists them",
        details: ["well": .string(name.text)])
      return nil
    }
    let store = StorePlace.store(of: well)
    if let store, !inputs.project.layouts.contains(where: { $0.store == store }) {
      findings.report(
        ProjectRules.layoutUnused,
        "the well '\(name.text)' is for \(store.name), whose layout is not written",
        at: name.location, hint: "add it to the output's layouts, or take the well out")
      return nil
    }
    usedWells.append(well)
    WellChoice(inputs.wells).checkMinimum(
      of: well, size: well.size, page: name.text, into: &findings)
    return ChosenWell(name: name.text, well: well, store: store)
  }

  /// The captures of a shot, each with those of one id for all locales.
  private mutating func captures(of shot: Project.Shot) -> [[VerifiedCapture]]? {
    var found: [[VerifiedCapture]] = []
    for name in shot.captures.map(\.id) {
      if let captures = inputs.captures[name.text] {
        found.append(captures)
      } else {
        findings.report(
          CaptureRules.captureMissing, "there is no sound capture '\(name.text)'",
          at: name.location,
          hint: nearestMatch(to: name.text, in: inputs.captures.keys.sorted())
            .map { "did you mean '\($0)'?" },
          details: ["captureId": .string(name.text)])
      }
    }
    return found.count == shot.captures.count ? found : nil
  }

  private mutating func plan(
    _ shot: Project.Shot, wells: [ChosenWell], captures: [[VerifiedCapture]]?, locale: LocaleTag
  ) {
    let texts = texts(of: shot, in: locale)
    guard let template = inputs.templates[shot.template.text], let captures, let texts else {
      return
    }
    let serving = captures.compactMap { Self.capture(of: $0, for: locale) }
    guard serving.count == captures.count else {
      findings.report(
        CaptureRules.captureMissing,
        "a capture of '\(shot.id)' was taken in other locales than \(locale) only",
        at: shot.location, hint: "add one without a locale, which serves every locale",
        details: ["locale": .string(locale.text)])
      return
    }
    guard serving.count == template.slotCount else { return }
    let theme = inputs.project.theme.overridden(by: shot.theme)
    for chosen in wells {
      for page in 0..<template.pageCount {
        guard let place = place(of: shot, chosen, locale: locale, page: page) else { continue }
        pages.append(
          PlannedPage(
            shot: shot, number: number(of: shot, page: page), wellName: chosen.name,
            well: chosen.well, locale: locale, template: template, page: page,
            captures: serving, texts: texts, theme: theme,
            fontFamily: family(in: locale, theme: theme), place: place))
      }
    }
  }

  /// A shot names as many captures as its template has slots.
  private mutating func checkSlots(of shot: Project.Shot) {
    guard let template = inputs.templates[shot.template.text],
      template.slotCount != shot.captures.count
    else { return }
    let slots = template.slotCount == 1 ? "1 slot" : "\(template.slotCount) slots"
    findings.report(
      ProjectRules.invalid,
      "the template '\(shot.template.text)' has \(slots), the shot '\(shot.id)' \(shot.captures.count) captures",
      at: shot.template.location, hint: "list as many captures as the template has slots")
  }

  /// The capture taken in the locale, else the one for every locale.
  private static func capture(
    of captures: [VerifiedCapture], for locale: LocaleTag
  ) -> VerifiedCapture? {
    captures.first { $0.capture.locale?.text.lowercased() == locale.text.lowercased() }
      ?? captures.first { $0.capture.locale == nil }
  }

  private mutating func texts(of shot: Project.Shot, in locale: LocaleTag) -> [String: String]? {
    guard let template = inputs.templates[shot.template.text] else { return nil }
    return inputs.copy.texts(
      of: template, for: [shot.id] + shot.captures.map(\.id.text), in: locale, at: shot.location,
      into: &findings)
  }

  /// The copy's family for the locale, else the theme's, else the copy's own; nil leaves it to the
  /// template.
  private func family(in locale: LocaleTag, theme: Theme) -> String? {
    inputs.copy.locales[locale.text.lowercased()]?.fontFamily ?? theme.fontFamily
      ?? inputs.copy.fontFamily
  }

  /// The place of a shot's picture in store order: a scene over several takes as many.
  private func number(of shot: Project.Shot, page: Int) -> String {
    let counts = inputs.project.shots.map {
      (id: $0.id, pages: inputs.templates[$0.template.text]?.pageCount ?? 1)
    }
    let before = counts.prefix { $0.id != shot.id }.reduce(0) { $0 + $1.pages }
    let number = String(before + page + 1)
    let width = max(2, String(counts.reduce(0) { $0 + $1.pages }).count)
    return String(repeating: "0", count: width - number.count) + number
  }

  private func place(
    of shot: Project.Shot, _ chosen: ChosenWell, locale: LocaleTag, page: Int
  ) -> String? {
    let number = number(of: shot, page: page)
    let pages = inputs.templates[shot.template.text]?.pageCount ?? 1
    let name = pages > 1 ? "\(shot.id)-\(page + 1)" : shot.id
    guard let store = chosen.store else {
      // A size that no store takes has a picture all the same: for a web page, a press kit.
      return "pictures/\(locale)/\(number)_\(name)-\(chosen.name).png"
    }
    // A locale that the store does not have is reported once for all shots.
    guard let code = StoreLocales.code(for: locale.text, in: store).code else { return nil }
    return StorePlace(
      number: number, shot: name, wellName: chosen.name, well: chosen.well, code: code)?.path
  }

  private mutating func reportUnsupportedLocales(
    _ locales: [(tag: LocaleTag, location: Location)]
  ) {
    let stores = Set(usedWells.compactMap { StorePlace.store(of: $0) }).sorted()
    for (tag, location) in locales {
      for store in stores {
        let match = StoreLocales.code(for: tag.text, in: store)
        guard match.code == nil else { continue }
        findings.report(
          ProjectRules.localeUnsupported, "\(store.name) has no locale for '\(tag)'",
          at: location,
          hint: match.nearest.map {
            "the nearest is '\($0)'; nothing is written there for '\(tag)'"
          }
            ?? "nothing is written there for it",
          details: ["locale": .string(tag.text)])
      }
    }
  }

  private mutating func reportClashes() {
    var first: [String: PlannedPage] = [:]
    var clashing: Set<String> = []
    for page in pages {
      guard let earlier = first[page.place] else {
        first[page.place] = page
        continue
      }
      clashing.insert(page.place)
      findings.report(
        ProjectRules.outputClash,
        """
        '\(page.place)' would hold two pictures: '\(earlier.shot.id)' for '\(earlier.wellName)' in \
        \(earlier.locale), and '\(page.shot.id)' for '\(page.wellName)' in \(page.locale)
        """,
        at: page.shot.location, hint: "keep one of the two",
        details: ["locale": .string(page.locale.text), "path": .string(page.place)])
    }
    pages.removeAll { clashing.contains($0.place) }
  }
}
