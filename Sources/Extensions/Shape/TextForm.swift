/// What a text of a manifest must look like.
struct TextForm: Sendable {
  /// What is asked for, with an article, as messages say it.
  let description: String
  /// The texts that fit, where they can be listed: what a nearest match is looked for in.
  let words: [String]
  let accepts: @Sendable (String) -> Bool

  private init(
    _ description: String, words: [String] = [], accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.description = description
    self.words = words
    self.accepts = accepts
  }

  /// Any text that is not empty.
  static let any = TextForm("a text that is not empty") { !$0.isEmpty }

  /// The id of a package or of something that it exports.
  static let id = TextForm("an id such as 'space/name', of at most 160 characters") { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= 160 && parts.count == 2 && isName(parts[0], also: "-")
      && isName(parts[1], also: ".-")
  }

  static let version = TextForm("a version of three numbers such as '1.0.0'") { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  static let workflow = TextForm("a workflow such as 'workflow.name'") { $0.hasID("workflow") }

  static let mappedWorkflow = TextForm(
    "a workflow such as 'workflow.name', in lower-case letters, digits, '.' and '-'"
  ) { text in
    text.hasID("workflow")
      && text.utf8.allSatisfy { isLower($0) || isDigit($0) || ".-".utf8.contains($0) }
  }

  static let fingerprint = TextForm("'sha256:' and 64 hexadecimal digits in lower case") { text in
    Digest(text) != nil
  }

  static let contractID = TextForm("a name in lower-case letters, digits and '-'") { text in
    isName(Substring(text).utf8, also: "-")
  }

  /// An address with a host that is fetched over TLS.
  static let httpsURL = TextForm("an https address") { text in
    text.wholeMatch(of: /[hH][tT][tT][pP][sS]:\/\/[^\s\/?#"<>\\]+([\/?#][^\s"<>\\]*)?/) != nil
  }

  /// The id of something in a catalog pack, such as `role.writer`.
  static func packID(_ kind: String) -> TextForm {
    TextForm("an id such as '\(kind).name'") { $0.hasID(kind) }
  }

  /// The id of a catalog pack.
  static let pack = TextForm("an id such as 'business-pack.name' or 'capability.name'") { text in
    text.hasID("business-pack") || text.hasID("capability")
  }

  /// One of a few words.
  static func word(_ words: [String]) -> TextForm {
    let list = words.map { "'\($0)'" }
    let description = list.count == 1 ? list[0] : "one of " + list.joined(separator: ", ")
    return TextForm(description, words: words) { words.contains($0) }
  }
}

// Regular expressions would take most of the time of a lint: these are asked of every text.

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLower(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

/// Whether a text starts with a small letter and goes on with small letters, digits and some signs.
private func isName(_ text: Substring.UTF8View, also signs: String) -> Bool {
  guard let first = text.first, isLower(first) else { return false }
  return text.allSatisfy { isLower($0) || isDigit($0) || signs.utf8.contains($0) }
}

extension String {
  /// Whether it is `kind.` with something behind it.
  fileprivate func hasID(_ kind: String) -> Bool {
    hasPrefix(kind + ".") && utf8.count > kind.utf8.count + 1
      && !unicodeScalars.contains(where: \.properties.isWhitespace)
  }
}
