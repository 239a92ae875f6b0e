import ContactSheet
import Diagnostics
import Foundation
import Geometry

/// One page that shows what changed between two packets; it holds its pictures, and needs no script.
struct DifferencePage {
  private let comparison: PacketComparison

  /// How many pictures are shown: each takes some 200 KB of the page.
  private static let shown = 120

  init(_ comparison: PacketComparison) { self.comparison = comparison }

  /// The page.
  var html: String {
    let (old, new) = (comparison.old, comparison.new)
    let name = new.read.packet.name
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(name.html) – what changed</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <header>
      <p class="kind">What changed</p>
      <h1><bdi>\(name.html)</bdi> \(old.read.packet.version.html) → \(new.read.packet.version.html)</h1>
      <dl>
      <div><dt>Old</dt><dd><bdi>\(old.folder.label.html)</bdi> <code>\(old.read.digest.html)</code></dd></div>
      <div><dt>New</dt><dd><bdi>\(new.folder.label.html)</bdi> <code>\(new.read.digest.html)</code></dd></div>
      </dl>
      </header>
      <main>
      \(body)</main>
      </body>
      </html>

      """
  }

  private var body: String {
    guard comparison.hasChanges else { return "<p>The packets are the same.</p>\n" }
    var out = ""
    for area in ValueChange.Area.allCases {
      out += table(area)
      if area == .text { out += pictures }
    }
    return out.isEmpty
      ? "<p>Nothing but records changed: reports, notes, provenance.</p>\n" : out
  }

  private func table(_ area: ValueChange.Area) -> String {
    let changes = comparison.values.filter { $0.area == area }
    guard !changes.isEmpty else { return "" }
    let rows = changes.map { change in
      """
      <tr><th scope="row"><bdi>\(change.name.html)</bdi></th>\
      \(cell(change.before, "before"))\(cell(change.after, "after"))</tr>

      """
    }
    let isMoney = [.price, .entitlement].contains(area)
    return """
      <section\(isMoney ? " class=\"money\"" : "")>
      <h2>\(area.title) <small>\(changes.count)</small></h2>
      <div class="wide"><table>
      <thead><tr><th scope="col">What</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>
      </section>

      """
  }

  private func cell(_ text: String?, _ name: String) -> String {
    guard let text else { return "<td class=\"none\">–</td>" }
    return "<td class=\"\(name)\"><bdi>\(text.html)</bdi></td>"
  }

  private var pictures: String {
    let changes = comparison.pictures
    guard !changes.isEmpty else { return "" }
    let rest =
      changes.count > Self.shown
      ? "<ul>\(changes.dropFirst(Self.shown).map { "<li><bdi>\($0.path.html)</bdi>: \($0.words.html)</li>" }.joined())</ul>\n"
      : ""
    return """
      <section>
      <h2>Pictures <small>\(changes.count) changed, \(comparison.unchangedPictures) unchanged</small></h2>
      <p class="lead">Red is where the colours differ by more than ΔE \(PictureMeasure.noticeable), the least that people notice side by side.</p>
      \(changes.prefix(Self.shown).map(picture).joined())\(rest)</section>

      """
  }

  private func picture(_ change: PictureChange) -> String {
    let figures = change.previews.map { preview in
      """
      <figure><img src="data:image/png;base64,\(Data(preview.png).base64EncodedString())" \
      width="\(preview.size.width)" height="\(preview.size.height)" \
      alt="\(change.path.html), \(preview.name)"><figcaption>\(preview.name)</figcaption></figure>

      """
    }
    return """
      <article>
      <h3><bdi>\(change.path.html)</bdi></h3>
      <p>\(change.words.html)</p>
      <div class="row">
      \(figures.joined())</div>
      </article>

      """
  }

  private static let style = """
    :root { --ink: #1b1f24; --soft: #59636e; --line: #d5dbe1; --paper: #fff; --tint: #f3f5f7; --money: #fff3d6;
      --old: #a4281b; --new: #17683a }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e8ebee; --soft: #9aa5b1; --line: #39424c; --paper: #15191e; --tint: #1e242b; --money: #3a2f10;
        --old: #ff9d90; --new: #7bdba3 }
    }
    * { box-sizing: border-box; margin: 0 }
    body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; padding: 1.5rem;
      max-width: 80rem; margin: 0 auto; overflow-wrap: anywhere }
    .kind { color: var(--soft); font-size: .875rem }
    h1 { font-size: 1.75rem; line-height: 1.25 }
    h2 { font-size: 1.25rem; padding: 2rem 0 .75rem }
    h2 small { color: var(--soft); font-weight: 400; font-size: .9375rem }
    h3 { font-size: 1rem; padding-top: 1.5rem }
    header dl { padding-top: .75rem; font-size: .875rem; color: var(--soft) }
    header dl div { display: flex; gap: .5rem }
    dt { flex: none; width: 2.5rem }
    code { font-size: .8125rem }
    .wide { overflow-x: auto }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem }
    th, td { text-align: start; vertical-align: top; padding: .45rem .75rem; border-top: 1px solid var(--line);
      min-width: 7rem }
    thead th { border: 0; color: var(--soft); font-weight: 500; font-size: .8125rem }
    tbody th { font-weight: 500 }
    td.before { color: var(--old) } td.after { color: var(--new) } td.none { color: var(--soft) }
    .money .wide { background: var(--money); border-radius: .75rem; padding: .25rem .5rem }
    .lead, article p { color: var(--soft); font-size: .9375rem }
    .row { display: flex; flex-wrap: wrap; gap: 1rem; padding-top: .75rem }
    figure { flex: 1 1 9rem; max-width: 20rem }
    figure img { display: block; width: 100%; height: auto; border-radius: .5rem; background: var(--tint);
      box-shadow: 0 0 0 1px var(--line) }
    figcaption { color: var(--soft); font-size: .8125rem; padding-top: .35rem; text-align: center }

    """
}
