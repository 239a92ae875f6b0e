/// Text as Markdown takes it.
enum Markdown {
  /// A text in which nothing is markup.
  static func text(_ text: String) -> String {
    var out = ""
    for character in text {
      if #"\`*_[]<>#|"#.contains(character) { out += "\\" }
      out.append(character)
    }
    return out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A text in the type of code, within a line.
  static func code(_ text: String) -> String { "`\(text)`" }

  /// A block of code; its fence is longer than any that is in it.
  static func block(_ language: String, _ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(highlighted[language] ?? "text")\n\(text)\n\(fence)"
  }

  /// The names that highlighters have for the languages of examples; docc takes others for its own options.
  private static let highlighted = [
    "csv": "csv", "json": "json", "plist": "xml", "shell": "sh", "svg": "xml", "swift": "swift",
    "xml": "xml", "yaml": "yaml",
  ]

  /// A cell of a table.
  static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
