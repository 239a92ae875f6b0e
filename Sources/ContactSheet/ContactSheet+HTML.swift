import Diagnostics

extension ContactSheet {
  /// The page: HTML that holds all but the pictures, and needs no script.
  package var html: String {
    let sections = sections
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title.html) – contact sheet</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#pictures">Skip to the pictures</a>
      \(header)
      <div class="page">
      \(navigation(sections))
      <main id="pictures">
      \(findingsApart)\(sections.map(store).joined())\(sections.isEmpty ? Self.nothing : "")</main>
      </div>
      </body>
      </html>

      """
  }

  /// Nothing but pictures and this page's own style: a name that got past the escaping does nothing.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'"

  private static let nothing = "<p class=\"none\">There is no picture to show.</p>\n"

  private var header: String {
    let severities = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count(severity)
      guard number > 0 else { return nil }
      return "<li class=\"\(severity.rawValue)\">\(counted(number, severity.rawValue))</li>"
    }
    let verdict = severities.isEmpty ? ["<li class=\"clean\">nothing found</li>"] : severities
    let stores = Set(pictures.map(\.store)).count
    return """
      <header>
      <p class="kind">Contact sheet</p>
      <h1><bdi>\(title.html)</bdi></h1>
      <ul class="tally"><li>\(counted(pictures.count, "picture"))</li>\
      <li>\(counted(stores, "store"))</li>\(verdict.joined())</ul>
      </header>
      """
  }

  private func navigation(_ sections: [StoreSection]) -> String {
    var items =
      apart.isEmpty ? "" : "<li><a class=\"store\" href=\"#findings\">Findings</a></li>\n"
    for store in sections {
      items += "<li><a class=\"store\" href=\"#\(store.anchor)\">\(store.name.html)</a>\n<ul>\n"
      for locale in store.locales {
        let name = locale.locale.code.isEmpty ? "All locales" : locale.locale.code
        items +=
          "<li><a href=\"#\(locale.anchor)\"><bdi>\(name.html)</bdi>\(mark(locale.numbers))</a></li>\n"
      }
      if !store.comparisons.isEmpty {
        items += "<li><a href=\"#\(store.anchor).all\">Side by side</a></li>\n"
      }
      items += "</ul></li>\n"
    }
    return "<nav aria-label=\"Stores and locales\">\n<ul>\n\(items)</ul>\n</nav>"
  }

  /// A dot in the colour of the gravest finding about some pictures; a word for those who hear it.
  private func mark(_ numbers: [Int]) -> String {
    let found = numbers.flatMap { beside[$0] }
    guard let gravest = found.map(\.severity).max() else { return "" }
    let word = counted(Set(found).count, "finding")
    return " <span class=\"dot \(gravest.rawValue)\" title=\"\(word)\"></span>"
      + "<span class=\"aside\">, \(word)</span>"
  }

  private var findingsApart: String {
    guard !apart.isEmpty else { return "" }
    return """
      <section id="findings" class="apart" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      <p class="lead">About the listing, its texts and its files; what is about one picture stands with it.</p>
      \(list(apart, showsPlace: true))</section>

      """
  }

  private func store(_ section: StoreSection) -> String {
    let numbers = section.locales.flatMap(\.numbers)
    return """
      <section id="\(section.anchor)" class="store" aria-labelledby="\(section.anchor)-title">
      <h2 id="\(section.anchor)-title">\(section.name.html) \
      <small>\(counted(numbers.count, "picture"))</small></h2>
      \(section.locales.map(locale).joined())\(comparisons(section))</section>

      """
  }

  private func locale(_ section: LocaleSection) -> String {
    let locale = section.locale
    let code = locale.code.isEmpty ? "All locales" : locale.code
    let name = locale.name.map { "<bdi>\($0.html)</bdi> <code>\(code.html)</code>" }
    let way = locale.isRightToLeft ? " <small>from the right</small>" : ""
    return """
      <section id="\(section.anchor)" class="locale" aria-labelledby="\(section.anchor)-title">
      <h3 id="\(section.anchor)-title">\(name ?? "<bdi>\(code.html)</bdi>")\(way)</h3>
      \(section.sets.map { set($0, isRightToLeft: locale.isRightToLeft) }.joined())</section>

      """
  }

  private func set(_ set: SetSection, isRightToLeft: Bool) -> String {
    let cards = set.numbers.enumerated().map { card($1, place: $0 + 1) }
    return """
      <h4>\(set.display.html) <small>\(counted(set.numbers.count, "picture"))</small></h4>
      <ol class="set" dir="\(isRightToLeft ? "rtl" : "ltr")">
      \(cards.joined())</ol>

      """
  }

  private func comparisons(_ store: StoreSection) -> String {
    guard !store.comparisons.isEmpty else { return "" }
    let rows = store.comparisons.map { comparison in
      """
      <h4><bdi>\(comparison.shot.html)</bdi> <small>\(comparison.display.html)</small></h4>
      <ul class="row">
      \(comparison.numbers.map(thumbnail).joined())</ul>

      """
    }
    return """
      <section id="\(store.anchor).all" class="locale" aria-labelledby="\(store.anchor).all-title">
      <h3 id="\(store.anchor).all-title">Side by side <small>each shot in every locale</small></h3>
      \(rows.joined())</section>

      """
  }
}
