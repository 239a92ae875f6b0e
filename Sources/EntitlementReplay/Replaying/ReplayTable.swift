internal import Entitlements

/// The table of a replay, line by line: time, event, effect, row, entitled.
///
/// The widths are fixed, since a table of a million lines is printed as it is made.
package struct ReplayTable: Sendable {
  private let showsUser: Bool

  /// A table; with `showsUser` each line names its account.
  package init(showsUser: Bool) { self.showsUser = showsUser }

  /// The line with the names of the columns.
  package var head: String {
    line("time", "event", user: "account", "rule", "effect", "row", "entitled")
  }

  /// The lines of an event, one for each rule.
  package func lines(_ step: ReplayStep) -> String {
    step.results.enumerated().map { index, result in
      let isFirst = index == 0
      let entitled = result.row?.isEntitled(at: step.arrival) ?? false
      return line(
        isFirst ? step.event.time.description : "", isFirst ? step.event.type : "",
        user: isFirst ? step.user.text : "", result.rule.rawValue, result.effect.description,
        result.row?.summary ?? "none", entitled ? "yes" : "no")
    }.joined()
  }

  private func line(
    _ time: String, _ event: String, user: String, _ rule: String, _ effect: String, _ row: String,
    _ entitled: String
  ) -> String {
    var cells = [(time, 24), (event, 28)]
    if showsUser { cells.append((user, 36)) }
    cells += [(rule, 7), (effect, 29), (row, 49)]
    return cells.map { Self.padded(Self.printable($0), $1) + "  " }.joined() + entitled + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text without line breaks and terminal controls, which a hostile event could print.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
