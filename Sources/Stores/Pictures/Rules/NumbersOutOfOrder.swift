package import Diagnostics
internal import Documents

/// A set whose numbered names sort the wrong way: 10 before 2.
package enum NumbersOutOfOrder: PictureSetRule {
  package static let about = RuleDescription(
    code: "picture-order", severity: .warning,
    summary: "the numbers in the names of a set sort in another order than they count",
    rationale: """
      Tools upload in the order of the names, letter by letter: 10 comes before 2, and the last \
      picture of the story becomes the second.
      """,
    bad: .init("pictures", lines(["1", "2", "10"])),
    good: .init("pictures", lines(["01", "02", "10"])),
    cure: "pad the numbers with zeros, so that all have as many digits: 01, 02, 10")

  private static func lines(_ numbers: [String]) -> String {
    numbers.map { "en-US/\($0).png 1320x2868" }.joined(separator: "\n")
  }

  package static func check(
    _ set: PictureSet, _ context: PictureContext, into findings: inout Findings
  ) {
    let byLetter = set.pictures.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let byNumber = byLetter.map { ($0, NumberedName($0.name)) }.sorted { $0.1 < $1.1 }
    guard let first = zip(byLetter, byNumber).first(where: { $0.name != $1.0.name }) else { return }
    let (shown, meant) = (first.0, first.1.0)
    let width = byNumber.map { $0.1.leadingDigits }.max() ?? 0
    findings.report(
      about,
      "in the order of names '\(shown.name)' comes before '\(meant.name)' among \(set.title)",
      of: shown, hint: about.cure)
    for (picture, name) in byNumber {
      guard let padded = name.padded(to: width) else { continue }
      findings.report(
        about, "'\(picture.name)' sorts by its letters, out of the order of its number",
        of: picture, hint: "rename it to '\(padded)'", severity: .note,
        fix: Fix(.rename, "rename it to '\(padded)'", to: padded))
    }
  }
}

/// A file name as words and numbers, compared as people count.
private struct NumberedName: Comparable {
  private enum Part: Comparable {
    case number(Int)
    case word(String)
  }

  private let name: String
  private let parts: [Part]

  init(_ name: String) {
    self.name = name
    var parts: [Part] = []
    for character in name {
      let digit = character.isASCII ? character.wholeNumberValue : nil
      switch (parts.last, digit) {
      case (.number(let number), let digit?) where number < 1_000_000_000_000_000:
        parts[parts.count - 1] = .number(number * 10 + digit)
      case (_, let digit?): parts.append(.number(digit))
      case (.word(let word), nil): parts[parts.count - 1] = .word(word + String(character))
      case (_, nil): parts.append(.word(String(character)))
      }
    }
    self.parts = parts
  }

  static func < (left: NumberedName, right: NumberedName) -> Bool {
    if left.parts == right.parts { return left.name < right.name }
    return left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// How many digits the name starts with.
  var leadingDigits: Int { name.prefix { $0.isASCII && $0.isNumber }.count }

  /// The name with its leading number padded by zeros; nil where nothing changes.
  func padded(to width: Int) -> String? {
    guard leadingDigits > 0, leadingDigits < width else { return nil }
    return String(repeating: "0", count: width - leadingDigits) + name
  }
}
