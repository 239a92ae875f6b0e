internal import Diagnostics

extension OfferTable {
  /// The table for people, a block for each territory, columns aligned in terminal cells.
  public var text: String {
    sections.map { text(of: $0) }.joined(separator: "\n")
  }

  private static let heads = [
    "", "plan", "name", "package", "tag", "price", "a month", "saving", "offer",
  ]
  /// The columns whose values are numbers, set flush right.
  private static let numbers: Set<Int> = [5, 6]

  private func text(of section: Section) -> String {
    guard !section.rows.isEmpty else { return "no plan to offer\n" }
    let cells = [Self.heads] + section.rows.map { Self.cells($0, section.decimals) }
    let widths = Self.heads.indices.map { column in
      cells.map { $0[column].terminalWidth }.max() ?? 0
    }
    // A column that holds nothing in any row is left out with its head.
    let shown = Self.heads.indices.filter { column in
      column == 0 || cells.dropFirst().contains { !$0[column].isEmpty }
    }
    let lines = cells.map { row in
      let line = shown.map { column in
        let text = row[column]
        let space = String(repeating: " ", count: widths[column] - text.terminalWidth)
        return Self.numbers.contains(column) ? space + text : text + space
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return Self.title(section) + lines.joined(separator: "\n") + "\n"
  }

  private static func title(_ section: Section) -> String {
    guard let territory = section.territory else { return "the paywall (no prices)\n" }
    return "the paywall in \(territory.code) (\(territory.currency))\n"
  }

  private static func cells(_ row: Row, _ decimals: Int) -> [String] {
    let saving = row.saving.map { "\($0.percent) % (\($0.amount.text(decimals: decimals)))" }
    return [
      row.isPreselected ? "*" : "", row.tier.rawValue, row.name.map(shown) ?? "",
      shown(row.package), row.tag ?? "none", row.price?.text(decimals: decimals) ?? "",
      row.perMonth?.text(decimals: decimals) ?? "", saving ?? "", row.introductory ?? "",
    ]
  }

  /// A text from a file without what would move a terminal's cursor, and cut where a column ends.
  private static func shown(_ text: String) -> String {
    let safe = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { moves($0) ? "\u{FFFD}" : $0 }))
    guard safe.terminalWidth > 40 else { return safe }
    var width = 0
    let head = safe.prefix { character in
      width += character.terminalWidth
      return width < 40
    }
    return head + "…"
  }

  private static func moves(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
