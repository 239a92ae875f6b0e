import Diagnostics
import Documents
import Geometry

/// A first project, made of the captures that were found.
struct NewProject {
  /// A capture under the id that the project gives it.
  struct Entry {
    let id: String
    let capture: FoundCapture
    /// The locale that it is for; nil where it serves every locale.
    let locale: LocaleTag?
  }

  /// A picture of the set.
  struct Shot {
    let id: String
    let headline: String
    let wells: [String]
    let template: String
  }

  let name: String
  private(set) var locales: [LocaleTag] = []
  private(set) var entries: [Entry] = []
  private(set) var shots: [Shot] = []
  private(set) var findings = Findings()

  /// Puts captures in order: one shot for each thing that they show, on each kind of device.
  init(_ name: String, of captures: [FoundCapture]) {
    self.name = name
    locales = Set(captures.compactMap(\.locale)).sorted()
    if locales.isEmpty { locales = ["en-US"].compactMap { LocaleTag($0) } }
    let screens = Screens(captures)
    var families: [String: Int] = [:]
    for screen in screens.all {
      families[screen.id, default: 0] += 1
      let isFirst = families[screen.id] == 1
      add(screen, id: isFirst ? screen.id : "\(screen.id)-\(screen.family.name)")
    }
  }

  private mutating func add(_ screen: Screens.Screen, id: String) {
    var chosen: [LocaleTag?: FoundCapture] = [:]
    for capture in screen.captures {
      guard let other = chosen[capture.locale] else {
        chosen[capture.locale] = capture
        continue
      }
      // Of several devices of one kind the picture with the most pixels serves.
      let isLarger = capture.size.longSide > other.size.longSide
      chosen[capture.locale] = isLarger ? capture : other
      findings.report(
        StartRules.skipped,
        "'\((isLarger ? other : capture).path)' shows what '\((isLarger ? capture : other).path)' shows",
        at: Location(file: (isLarger ? other : capture).path), hint: "the larger one is taken",
        severity: .note)
    }
    let missing = locales.filter { chosen[$0] == nil }
    if chosen[nil] == nil, !missing.isEmpty, let base = base(of: chosen) {
      chosen[nil] = chosen[base]
      chosen[base] = nil
      findings.report(
        StartRules.gap,
        "'\(id)' was not captured in \(missing.map(\.text).joined(separator: ", "))",
        at: Location(file: chosen[nil]?.path ?? ""),
        hint: "the capture of \(base) stands in; \(StartRules.gap.cure.lowercasedFirst)")
    }
    for (locale, capture) in chosen.sorted(by: { ($0.key?.text ?? "") < ($1.key?.text ?? "") }) {
      entries.append(Entry(id: id, capture: capture, locale: locale))
    }
    shots.append(
      Shot(
        id: id, headline: screen.headline, wells: screen.family.wells,
        template: screen.family.template))
  }

  /// The locale whose captures stand in for others: American English, or else the first.
  private func base(of chosen: [LocaleTag?: FoundCapture]) -> LocaleTag? {
    let present = locales.filter { chosen[$0] != nil }
    return present.first { $0.text == "en-US" } ?? present.first { $0.language == "en" }
      ?? present.first
  }
}

extension String {
  /// The text with a small first letter, to stand inside a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
