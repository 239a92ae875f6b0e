/// Tells what must never be printed: the values of keys, tokens and secrets.
///
/// A name gives a value away, or the value itself by its issuer's prefix. Both err on the side of silence:
/// a hidden value that is none costs a look at the file, a printed one costs a key.
package enum SecretText {
  /// Whether a name says that its value is a key, a token or another secret.
  ///
  /// Names are compared by words: `SUPABASE_ANON_KEY` and `apiKey` are, `KEYBOARD_LAYOUT` is not.
  package static func isName(_ name: String) -> Bool {
    !words(of: name).isDisjoint(with: secretWords)
  }

  /// Whether a text holds something that looks like a key, whatever its name.
  package static func appears(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    for start in bytes.indices where start == 0 || !isWordPart(bytes[start - 1]) {
      if issuerPrefixes.contains(where: { bytes[start...].starts(with: $0) }) { return true }
    }
    return holdsPassword(bytes)
  }

  /// Whether a URL in the text has a password: `scheme://user:password@host`.
  private static func holdsPassword(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[(mark + 1)...]
      guard rest.starts(with: [0x2F, 0x2F]) else { continue }
      let authority = rest.dropFirst(2).prefix { $0 > 0x20 && $0 != 0x2F }
      guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { continue }
      if authority[..<at].contains(UInt8(ascii: ":")) { return true }
    }
    return false
  }

  private static let secretWords: Set<String> = [
    "key", "keys", "apikey", "secret", "secrets", "token", "tokens", "password", "passwd",
    "passphrase",
    "pwd", "credential", "credentials", "dsn", "private", "bearer", "salt", "signature", "jwt",
  ]

  /// How keys start at the services that an app like this meets, from their own documentation:
  /// RevenueCat, Supabase, Stripe, GitHub, AWS, Google, Slack, PostHog, Sentry, JSON Web Tokens, PEM.
  private static let issuerPrefixes = [
    "appl_", "goog_", "amzn_", "strp_", "rcb_", "sk_", "pk_live_", "rk_live_", "sbp_", "sb_secret_",
    "sb_publishable_", "ghp_", "gho_", "ghs_", "github_pat_", "AKIA", "ASIA", "AIza", "xoxb-",
    "xoxp-",
    "phc_", "phx_", "sntrys_", "whsec_", "eyJ", "-----BEGIN", "glpat-", "npm_",
  ].map { Array($0.utf8) }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// The words of a name, in lower case: parted by anything but ASCII letters and digits, and at humps.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      let isPart = byte != 0x5F && isWordPart(byte)
      if !isPart || isUpper && wasLower {
        words.insert(String(decoding: word, as: UTF8.self))
        word = []
      }
      if isPart { word.append(isUpper ? byte | 0x20 : byte) }
      wasLower = isPart && !isUpper
    }
    words.insert(String(decoding: word, as: UTF8.self))
    return words
  }
}
