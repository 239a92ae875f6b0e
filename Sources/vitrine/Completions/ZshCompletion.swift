/// The completion script for zsh, to lie on its `fpath` as `_vitrine`, or to be sourced.
struct ZshCompletion {
  let table: CompletionTable

  var script: String {
    """
    #compdef vitrine
    \(Shell.origin)
    _vitrine() {
      local first= verb= word
      local -i i last=1
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        [[ $word == -* ]] && continue
        if [[ -n $first ]]; then
          case "$first $word" in
            (\(pattern { $0.contains(" ") })) verb="$first $word"; last=i ;;
          esac
          break
        fi
        case $word in
          (\(pattern { !$0.contains(" ") })) verb=$word; last=i ;;
        esac
        case $word in
          (\(table.families.joined(separator: "|"))) first=$word ;;
          (*) break ;;
        esac
      done
      if [[ $words[CURRENT] != -* && ( -z $verb || $verb == $first ) ]]; then
        local -a next
        case $first in
    \(members)
          (*) next=(
    \(described(table.openings, indent: 8))
          ) ;;
        esac
        _describe -t verbs verb next && [[ -z $verb ]] && return
      fi
      words=(vitrine "${(@)words[last+1,-1]}")
      (( CURRENT -= last - 1 ))
      case $verb in
    \(arguments)
        (*) _arguments -S '--help[Print the help]' '--version[Print the version]' ;;
      esac
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _vitrine "$@"
    else
      compdef _vitrine vitrine
    fi

    """
  }

  private func pattern(_ isWanted: (String) -> Bool) -> String {
    table.rows.map(\.name).filter(isWanted).map { $0.contains(" ") ? "'\($0)'" : $0 }
      .joined(separator: "|")
  }

  private var members: String {
    table.families.map { family in
      """
            (\(family)) next=(
      \(described(table.members(of: family), indent: 8))
            ) ;;
      """
    }.joined(separator: "\n")
  }

  private func described(_ words: [(word: String, about: String)], indent: Int) -> String {
    words.map { word, about in
      String(repeating: " ", count: indent) + Shell.quoted("\(word):\(escaped(about))")
    }.joined(separator: "\n")
  }

  private var arguments: String {
    table.rows.map { row in
      let name = row.name.contains(" ") ? "'\(row.name)'" : row.name
      let specs = row.options.map { Shell.quoted(spec($0)) } + [operand(row)]
      return "    (\(name)) _arguments -S \\\n      "
        + specs.joined(separator: " \\\n      ") + " ;;"
    }.joined(separator: "\n")
  }

  private func spec(_ option: Option) -> String {
    let repeats = option.repeats && option.placeholder != nil ? "*" : ""
    guard let placeholder = option.placeholder, let candidates = option.candidates else {
      return "\(option.name)[\(escaped(option.help))]"
    }
    return "\(repeats)\(option.name)=[\(escaped(option.help))]:"
      + "\(escaped(placeholder)):\(action(candidates))"
  }

  private func operand(_ row: CompletionTable.Row) -> String {
    Shell.quoted("*: :\(action(row.operands))")
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let list): "(\(list.map(escaped).joined(separator: " ")))"
    case .list(let list): "_sequence compadd - \(list.joined(separator: " "))"
    case .files: "_files"
    case .nothing: " "
    }
  }

  /// A text between the marks of a specification.
  private func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      if "\\:[]()$`\"".contains(character) { out += "\\" }
      out.append(character)
    }
    return out
  }
}
