/// Text as the macros of man(7) take it.
enum Roff {
  /// A text that stands in a line of its own or within one: nothing in it is a command.
  static func text(_ text: String) -> String {
    let escaped = inline(text)
    // A dot or an apostrophe at the start of a line would be a request.
    return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
  }

  /// A text as one argument of a macro.
  static func argument(_ text: String) -> String { "\"\(inline(text))\"" }

  /// A text in one paragraph, its line breaks taken for blanks.
  static func paragraph(_ text: String) -> String {
    Self.text(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func inline(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "'": out += "\\(aq"
      case "\"": out += "\\(dq"
      case "`": out += "\\(ga"
      case "^": out += "\\(ha"
      case "~": out += "\\(ti"
      case "\n": out += " "
      case _ where scalar.isASCII: out.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return out
  }
}
