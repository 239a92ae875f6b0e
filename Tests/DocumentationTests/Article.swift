import Documents

/// A page of the documentation, taken apart as far as its checks need.
struct Article: Sendable, CustomStringConvertible {
  /// A fenced block of code.
  struct Block: Sendable {
    let language: String
    let text: String
    /// The line of its fence, from 1.
    let line: Int
    /// What the comment above it says, such as `run` or `file: copy.json`.
    let mark: String?

    /// The file that it shows, where its mark names one.
    var file: String? {
      mark.flatMap { $0.hasPrefix("file: ") ? String($0.dropFirst(6)) : nil }
    }
  }

  /// A line of prose, without what stands in the type of code.
  struct Line: Sendable {
    let number: Int
    let prose: String
    /// The texts in the type of code.
    let code: [String]
  }

  let path: Path
  private(set) var blocks: [Block] = []
  private(set) var lines: [Line] = []
  /// What links can name after a `#`, as code hosts form it.
  private(set) var anchors: Set<String> = []

  var description: String { path.string }

  init(_ path: Path, text: String) {
    self.path = path
    var fence: (mark: Substring, indent: Int, language: String, line: Int, text: [String])?
    var comment: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let bare = line.drop { $0 == " " }
      if let open = fence {
        if bare == open.mark {
          blocks.append(
            Block(
              language: open.language, text: open.text.joined(separator: "\n"), line: open.line,
              mark: comment))
          (fence, comment) = (nil, nil)
        } else {
          fence?.text.append(String(line.dropFirst(min(open.indent, line.count - bare.count))))
        }
      } else if bare.hasPrefix("```") {
        let mark = bare.prefix { $0 == "`" }
        let language = bare.dropFirst(mark.count)
        fence = (mark, line.count - bare.count, String(language), index + 1, [])
      } else if let match = bare.wholeMatch(of: /<!-- (.+) -->/) {
        comment = String(match.output.1)
      } else {
        comment = bare.isEmpty ? comment : nil
        addProse(String(line), number: index + 1)
      }
    }
  }

  private mutating func addProse(_ text: String, number: Int) {
    if text.hasPrefix("    ") {
      lines.append(Line(number: number, prose: "", code: [String(text.drop { $0 == " " })]))
      return
    }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let prose = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
    let code = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    lines.append(Line(number: number, prose: prose.joined(separator: "`"), code: code))
    guard let heading = text.wholeMatch(of: /#+ +(.+)/) else { return }
    let words = heading.output.1.lowercased().filter {
      $0.isLetter || $0.isNumber || " -_".contains($0)
    }
    anchors.insert(words.replacing(" ", with: "-"))
  }

  /// The links of the prose: what they are called and where they lead.
  var links: [(line: Int, target: String)] {
    lines.flatMap { line in
      line.prose.matches(of: /\[[^\]]*\]\(([^)\s]+)\)/).map { match in
        (line.number, String(match.output.1))
      } + line.prose.matches(of: /<(doc:[^>]+)>/).map { (line.number, String($0.output.1)) }
    }
  }
}
