package import Diagnostics

/// A text with a character that no reader sees.
package enum ControlCharacter: TextRule {
  package static let about = RuleDescription(
    code: "text-control-character", severity: .error,
    summary: "a text of the listing holds a control character",
    rationale: """
      A character that came with copied text, or a line break in a one-line text, makes the store \
      refuse the upload or shows as a box.
      """,
    bad: .init("text", "en-US/name.txt\nSoar\u{0B}Planner"),
    good: .init("text", "en-US/name.txt\nSoar Planner"),
    cure: "delete the character, or write a space in its place")

  package static func check(_ text: ListingText, into findings: inout Findings) {
    let scalars = text.text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if let what = fault(of: scalars[index], in: text.field) {
        findings.report(
          about, "the \(text.field.title) holds \(what)", in: text, at: index..<next)
      }
      index = next
    }
  }

  private static func fault(of scalar: Unicode.Scalar, in field: TextField) -> String? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: return field.isSingleLine ? "a line break" : nil
    case 0x09: return field.isSingleLine ? "a tab" : nil
    case 0xFEFF: return "a byte order mark (U+FEFF)"
    case 0xFFFD: return "a character that was lost in another encoding (U+FFFD)"
    case 0..<0x20, 0x7F..<0xA0, 0xFFF9..<0xFFFC:
      return "the control character U+"
        + String(scalar.value + 0x1_0000, radix: 16).dropFirst()
        .uppercased()
    default: return nil
    }
  }
}
