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
      for locale in locales {
        plan(shot, wells: wells, captures: captures, locale: locale.tag)
      }
    }
    WellChoice(inputs.wells).reportUncited(usedWells, into: &findings)
    reportUnsupportedLocales(locales)
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
    for name in shot.captures {
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
    let theme = inputs.project.theme.overridden(by: shot.theme)
    for chosen in wells {
      guard let place = place(of: shot, chosen, locale: locale) else { continue }
      pages.append(
        PlannedPage(
          shot: shot, number: number(of: shot), wellName: chosen.name, well: chosen.well,
          locale: locale, template: template, captures: serving, texts: texts, theme: theme,
          fontFamily: family(in: locale, theme: theme), place: place))
    }
  }

  /// The capture taken in the locale, else the one for every locale.
  private static func capture(
    of captures: [VerifiedCapture], for locale: LocaleTag
  ) -> VerifiedCapture? {
    captures.first { $0.capture.locale?.text.lowercased() == locale.text.lowercased() }
      ?? captures.first { $0.capture.locale == nil }
  }

  private mutating func texts(of shot: Project.Shot, in locale: LocaleTag) -> [String: String]? {
    let ids = [shot.id] + shot.captures.map(\.text)
    let headline = inputs.copy.headline(
      of: ids, in: locale, at: shot.location, into: &findings)
    return headline.map { ["headline": $0] }
  }

  /// The copy's family for the locale, else the theme's, else the copy's own, else `system-ui`.
  private func family(in locale: LocaleTag, theme: Theme) -> String {
    inputs.copy.locales[locale.text.lowercased()]?.fontFamily ?? theme.fontFamily
      ?? inputs.copy.family(in: locale)
  }

  private func number(of shot: Project.Shot) -> String {
    let shots = inputs.project.shots
    let number = String((shots.firstIndex { $0.id == shot.id } ?? 0) + 1)
    let width = max(2, String(shots.count).count)
    return String(repeating: "0", count: width - number.count) + number
  }

  private func place(
    of shot: Project.Shot, _ chosen: ChosenWell, locale: LocaleTag
  ) -> String? {
    let number = number(of: shot)
    guard let store = chosen.store else {
      // A size that no store takes has a picture all the same: for a web page, a press kit.
      return "pictures/\(locale)/\(number)_\(shot.id)-\(chosen.name).png"
    }
    // A locale that the store does not have is reported once for all shots.
    guard let code = StoreLocales.code(for: locale.text, in: store).code else { return nil }
    return StorePlace(
      number: number, shot: shot.id, wellName: chosen.name, well: chosen.well, code: code)?.path
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
