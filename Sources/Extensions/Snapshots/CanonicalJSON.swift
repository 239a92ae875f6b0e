internal import Documents

/// The one way to write what a snapshot's digest is of, byte for byte that of the host's tools:
/// no spaces, names and dependencies in the order of the root collation, texts as ECMAScript's
/// `JSON.stringify` writes them.
enum CanonicalJSON {
  static func text(files: [ExactText: String], dependencies: [SnapshotDependency]) -> String {
    let collation = RootCollation()
    let listed = dependencies.sorted { collation.precedes($0.id, $1.id) }.map {
      #"{"digest":\#(quoted($0.digest.text)),"id":\#(quoted($0.id))}"#
    }
    let members = collation.sorted(files.keys.map(\.string)).map { path in
      "\(quoted(path)):\(quoted(files[ExactText(path)] ?? ""))"
    }
    return #"{"dependencies":[\#(listed.joined(separator: ","))],"#
      + #""files":{\#(members.joined(separator: ","))}}"#
  }

  /// A text in quotes: beside the quote and the backslash, only control characters are escaped.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { out, scalar in
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\u{8}": out += "\\b"
      case "\u{C}": out += "\\f"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<" ":
        out += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: out.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
