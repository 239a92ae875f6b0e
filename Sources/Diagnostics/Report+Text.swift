extension Report {
  /// The report for people: what the verb says, each finding with its source line, a last count.
  ///
  /// - Parameters:
  ///   - colour: Whether to use terminal colours.
  ///   - line: Gives a line (from 1) of a file as it is now, without its end; nil where it can't.
  /// - Returns: The text, with a line end at its end; empty where there is nothing to say.
  public func text(colour: Bool, line: (_ file: String, _ number: Int) -> String?) -> String {
    // A verb's lines may hold names from files that nobody has vouched for.
    var out = printable(text)
    if !out.isEmpty, !findings.isEmpty { out += "\n" }
    for part in parts {
      if let name = part.name { out += "\(Paint(enabled: colour).bold(name))\n" }
      for finding in part.findings { out += finding.text(colour: colour, line: line) }
      if part.name != nil { out += "\n" }
    }
    if !findings.isEmpty { out += "\(tally)\n" }
    return out
  }

  /// The findings by their part, parts without one left out.
  private var parts: [(name: String?, findings: [Finding])] {
    guard let groups else { return [(nil, findings)] }
    let parted = Dictionary(grouping: findings) { finding -> String? in
      guard case .string(let name) = finding.details[groups.key] else { return nil }
      return groups.names.contains(name) ? name : nil
    }
    return ([nil] + groups.names.map(Optional.some)).compactMap { name in
      parted[name].map { (name, $0) }
    }
  }

  private var tally: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count(severity)
      guard number > 0 else { return nil }
      return "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }
}

extension Finding {
  /// The finding for people: place, severity, message and code, then the line with a caret, the hint.
  ///
  /// - Parameters:
  ///   - colour: Whether to use terminal colours.
  ///   - line: Gives a line (from 1) of a file, without its end; nil where it can't.
  /// - Returns: The text, with a line end at its end.
  public func text(colour: Bool, line: (_ file: String, _ number: Int) -> String?) -> String {
    let paint = Paint(enabled: colour)
    var out = ""
    if let location { out += paint.bold(printable(location.description)) + ": " }
    out += paint.severity(severity) + ": \(printable(message)) [\(code)]\n"
    out += excerpt(paint: paint, line: line)
    for place in related {
      out += "   = \(printable(place.location.description)): \(printable(place.message))\n"
    }
    if let hint { out += "   help: \(printable(hint))\n" }
    return out
  }

  private func excerpt(paint: Paint, line: (String, Int) -> String?) -> String {
    guard let location, !location.holdsSecret, let start = location.start,
      let source = line(location.file, start.line)
    else { return "" }
    let scalars = Array(source.unicodeScalars)
    let from = min(start.column - 1, scalars.count)
    let to = location.end.map { $0.line == start.line ? $0.column - 1 : scalars.count } ?? from + 1
    // A very long line is shown around the fault only.
    let first = max(0, from - 60)
    let last = min(scalars.count, max(first + 100, first))
    let shown = String(String.UnicodeScalarView(scalars[first..<last]))
    let number = String(start.line)
    let lead = String(String.UnicodeScalarView(scalars[first..<from])).map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: $0.terminalWidth)
    }.joined()
    let marked = scalars[from..<min(max(to, from), last)]
    let width = max(1, String(String.UnicodeScalarView(marked)).terminalWidth)
    let margin = String(repeating: " ", count: number.count)
    return "\(number) | \(printable(shown))\n\(margin) | \(lead)"
      + paint.severity(severity, String(repeating: "^", count: width)) + "\n"
  }
}

extension Location: CustomStringConvertible {
  /// `file:line:column`, as compilers write it.
  public var description: String {
    start.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}

/// The text without terminal controls and direction overrides, which a hostile file could print.
private func printable(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { out, scalar in
    switch scalar.value {
    case 0x09, 0x0A: out.unicodeScalars.append(scalar)
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: out.unicodeScalars.append(scalar)
    }
  }
}

/// Terminal colours, or none.
private struct Paint {
  let enabled: Bool

  func bold(_ text: String) -> String { enabled ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  func severity(_ severity: Severity, _ text: String? = nil) -> String {
    let text = text ?? severity.rawValue
    guard enabled else { return text }
    let code =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
