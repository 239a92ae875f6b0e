/// The completion script for fish.
struct FishCompletion {
  let table: CompletionTable

  var script: String {
    let lines =
      [
        "complete -c vitrine -f",
        offer(at: "", "-l help", "Print the help"),
        offer(at: "", "-l version", "Print the version"),
      ]
      + table.openings.map { offer(at: "", "-a \($0.word)", $0.about) }
      + table.families.flatMap { family in
        table.members(of: family).map { offer(at: family, "-a \($0.word)", $0.about) }
      }
      + table.rows.flatMap(lines)
    return """
      \(Shell.origin)
      # Prints the words of the verb that is typed already: none, a first one, or all.
      function __vitrine_verb
          set -l singles \(table.rows.map(\.name).filter { !$0.contains(" ") }.joined(separator: " "))
          set -l families \(table.families.joined(separator: " "))
          set -l pairs \(table.rows.map(\.name).filter { $0.contains(" ") }.map(quoted).joined(separator: " "))
          set -l tokens (commandline -opc)
          set -l verb ''
          for word in $tokens[2..-1]
              if string match -q -- '-*' $word
                  continue
              end
              if test -n "$verb"
                  if contains -- "$verb $word" $pairs
                      set verb "$verb $word"
                  end
                  break
              end
              if contains -- $word $families
                  set verb $word
              else if contains -- $word $singles
                  set verb $word
                  break
              else
                  break
              end
          end
          echo $verb
      end

      \(lines.joined(separator: "\n"))

      """
  }

  private func lines(of row: CompletionTable.Row) -> [String] {
    var lines = row.options.map { option in
      offer(at: row.name, "-l \(option.name.dropFirst(2))" + value(option.candidates), option.help)
    }
    switch row.operands {
    case .words(let list), .list(let list):
      lines.append(offer(at: row.name, "-a \(quoted(list.joined(separator: " ")))", nil))
    case .files: lines.append(offer(at: row.name, "-F", nil))
    case .nothing: break
    }
    return lines
  }

  private func value(_ candidates: Candidates?) -> String {
    switch candidates {
    case .words(let list): " -x -a \(quoted(list.joined(separator: " ")))"
    case .list(let list):
      " -x -a \(quoted("(__fish_append , \(list.joined(separator: " ")))"))"
    case .files: " -r -F"
    case .nothing: " -x"
    case nil: ""
    }
  }

  private func offer(at verb: String, _ what: String, _ about: String?) -> String {
    "complete -c vitrine -n \(quoted("test (__vitrine_verb) = \(quoted(verb))")) \(what)"
      + (about.map { " -d \(quoted($0))" } ?? "")
  }

  /// A text in single quotes, in which fish reads two escapes.
  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
