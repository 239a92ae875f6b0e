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
    text.unicodeScalars.count <= 160
      && text.wholeMatch(of: /[a-z][a-z0-9\-]*\/[a-z][a-z0-9.\-]*/) != nil
  }

  static let version = TextForm("a version of three numbers such as '1.0.0'") { text in
    text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil
  }

  static let workflow = TextForm("a workflow such as 'workflow.name'") { $0.hasID("workflow") }

  static let mappedWorkflow = TextForm(
    "a workflow such as 'workflow.name', in lower-case letters, digits, '.' and '-'"
  ) { text in
    text.wholeMatch(of: /workflow\.[a-z0-9.\-]+/) != nil
  }

  static let fingerprint = TextForm("'sha256:' and 64 hexadecimal digits in lower case") { text in
    text.wholeMatch(of: /sha256:[a-f0-9]{64}/) != nil
  }

  static let contractID = TextForm("a name in lower-case letters, digits and '-'") { text in
    text.wholeMatch(of: /[a-z][a-z0-9\-]*/) != nil
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

extension String {
  /// Whether it is `kind.` with something behind it.
  fileprivate func hasID(_ kind: String) -> Bool {
    hasPrefix(kind + ".") && utf8.count > kind.utf8.count + 1
      && !unicodeScalars.contains(where: \.properties.isWhitespace)
  }
}
