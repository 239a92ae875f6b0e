/// What the completion scripts of all shells are written from.
struct CompletionTable: Sendable {
  /// A verb with what may stand behind it.
  struct Row: Sendable {
    let name: String
    let summary: String
    let operands: Candidates
    let options: [Option]
  }

  let rows: [Row]

  init(_ verbs: [Verb]) {
    rows = verbs.map { verb in
      Row(
        name: verb.name, summary: verb.summary, operands: Candidates(verb.operands),
        options: verb.options + Option.common)
    }
  }

  /// The first words that a second one may follow, such as `catalog`.
  var families: [String] {
    var seen: Set<String> = []
    return rows.compactMap { row in
      let words = row.name.split(separator: " ").map(String.init)
      return words.count > 1 && seen.insert(words[0]).inserted ? words[0] : nil
    }
  }

  /// The words that a command line can start with, each with what it is about.
  var openings: [(word: String, about: String)] {
    let single = rows.filter { !$0.name.contains(" ") }.map { ($0.name, $0.summary) }
    let names = Set(single.map(\.0))
    return single
      + families.filter { !names.contains($0) }.map { family in
        (family, members(of: family).map(\.word).joined(separator: ", "))
      }
  }

  /// The second words behind a first one, each with what it is about.
  func members(of family: String) -> [(word: String, about: String)] {
    rows.filter { $0.name.hasPrefix("\(family) ") }
      .map { (String($0.name.dropFirst(family.count + 1)), $0.summary) }
  }
}

extension Option {
  /// What its value can be; nil for a switch.
  var candidates: Candidates? { placeholder.map { Candidates($0) } }
}
