/// The completion script for bash, from 3.2 on, with or without the bash-completion package.
struct BashCompletion {
  let table: CompletionTable

  var script: String {
    """
    \(Shell.origin)
    _vitrine() {
      local cur=${COMP_WORDS[COMP_CWORD]} option= first= verb= word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in -*) continue ;; esac
        if [ -n "$first" ]; then
          case "$first $word" in
            \(pattern(pairs))) verb="$first $word" ;;
          esac
          break
        fi
        case $word in
          \(pattern(singles))) verb=$word ;;
        esac
        case $word in
          \(pattern(table.families))) first=$word ;;
          *) break ;;
        esac
      done
      # Bash takes --name=value for three words.
      if [ "$cur" = "=" ]; then
        cur=
        option=${COMP_WORDS[COMP_CWORD-1]}
      elif [ "$COMP_CWORD" -gt 1 ]; then
        option=${COMP_WORDS[COMP_CWORD-1]}
        [ "$option" != "=" ] || option=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case "$verb $option" in
    \(values)
      esac
      if [ "${cur#-}" != "$cur" ]; then
        case $verb in
    \(options)
          *) _vitrine_words '--help --version' ;;
        esac
        return
      fi
      if [ -z "$verb$first" ]; then
        _vitrine_words \(Shell.quoted(words(table.openings.map(\.word))))
        return
      fi
      if [ -n "$first" ] && { [ -z "$verb" ] || [ "$verb" = "$first" ]; }; then
        case $first in
    \(members)
        esac
        [ -n "$verb" ] || return
      fi
      case $verb in
    \(operands)
      esac
    }

    _vitrine_words() {
      COMPREPLY+=($(compgen -W "$1" -- "$cur"))
    }

    _vitrine_list() {
      local given=
      case $cur in *,*) given=${cur%,*}, ;; esac
      COMPREPLY+=($(compgen -P "$given" -W "$1" -- "${cur##*,}"))
    }

    _vitrine_files() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen -f -- "$cur")
    }

    complete -F _vitrine vitrine

    """
  }

  private var singles: [String] { table.rows.map(\.name).filter { !$0.contains(" ") } }
  private var pairs: [String] { table.rows.map(\.name).filter { $0.contains(" ") } }

  private func words(_ list: [String]) -> String { list.joined(separator: " ") }

  private func pattern(_ names: [String]) -> String {
    names.map { $0.contains(" ") ? Shell.quoted($0) : $0 }.joined(separator: "|")
  }

  /// A line for each option that takes a value; the values of one that takes none are its operands.
  private var values: String {
    table.rows.flatMap { row in
      row.options.compactMap { option in
        option.candidates.map { candidates in
          "    \(Shell.quoted("\(row.name) \(option.name)"))) \(offer(candidates)); return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    table.rows.map { row in
      "      \(pattern([row.name]))) _vitrine_words \(Shell.quoted(words(row.options.map(\.name)))) ;;"
    }.joined(separator: "\n")
  }

  private var members: String {
    table.families.map { family in
      let words = words(table.members(of: family).map(\.word))
      return "      \(family)) _vitrine_words \(Shell.quoted(words)) ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    table.rows.map { "    \(pattern([$0.name]))) \(offer($0.operands)) ;;" }.joined(separator: "\n")
  }

  private func offer(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let list): "_vitrine_words \(Shell.quoted(words(list)))"
    case .list(let list): "_vitrine_list \(Shell.quoted(words(list)))"
    case .files: "_vitrine_files"
    case .nothing: ":"
    }
  }
}
