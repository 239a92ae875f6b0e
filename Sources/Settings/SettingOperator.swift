import Documents

/// What an operator after a colon makes of a value: `$(NAME:lower)`, `$(NAME:default=value)`.
///
/// The set is that of swift-build's `MacroEvaluationProgram`. Those that look at paths or hash are known
/// but leave the value alone: no setting that an app reads at run time uses them.
enum SettingOperator {
  private static let retrievals: Set<String> = [
    "quote", "upper", "lower", "identifier", "rfc1034identifier", "c99extidentifier", "__md5",
    "__stripslash", "dir", "file", "base", "suffix", "standardizepath", "not",
  ]
  private static let replacements: Set<String> = [
    "dir", "file", "base", "suffix", "default", "relativeto", "isancestor",
  ]

  static func isUnknown(_ name: String, hasArgument: Bool) -> Bool {
    !(hasArgument ? replacements : retrievals).contains(name)
  }

  /// Applies an operator without an argument.
  static func apply(_ name: String, to value: String) -> String {
    let path = Path(value)
    switch name {
    case "upper": return value.uppercased()
    case "lower": return value.lowercased()
    case "identifier", "c99extidentifier": return replacing(value) { $0.isLetter || $0.isNumber }
    case "rfc1034identifier": return hyphenated(value)
    case "quote":
      return value.reduce(into: "") { out, character in
        if !character.isLetter && !character.isNumber && !"_-./".contains(character) { out += "\\" }
        out.append(character)
      }
    case "__stripslash": return value.hasPrefix("/") ? String(value.dropFirst()) : value
    case "dir": return value.contains("/") ? path.parent.string + "/" : "./"
    case "file": return path.name
    case "base": return path.stem
    case "suffix": return String(path.name.dropFirst(path.stem.count))
    case "standardizepath": return value.isEmpty ? "" : path.normalized.string
    case "not": return value == "YES" ? "NO" : "YES"
    default: return value
    }
  }

  private static func replacing(_ value: String, keeping: (Character) -> Bool) -> String {
    let kept = String(value.map { keeping($0) && $0.isASCII ? $0 : "_" })
    return kept.first?.isNumber == true ? "_" + kept.dropFirst() : kept
  }

  private static func hyphenated(_ value: String) -> String {
    String(value.map { ($0.isLetter || $0.isNumber || $0 == ".") && $0.isASCII ? $0 : "-" })
  }
}
