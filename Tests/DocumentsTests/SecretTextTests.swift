import Documents
import Testing

@Suite("SecretText")
struct SecretTextTests {
  @Test(
    "a name gives a secret away by its words",
    arguments: [
      ("SUPABASE_ANON_KEY", true), ("apiKey", true), ("REVENUECAT_IOS_KEY", true),
      ("DB_PASSWORD", true),
      ("SENTRY_DSN", true), ("authToken", true), ("client-secret", true),
      ("KEYBOARD_LAYOUT", false),
      ("SUPABASE_URL", false), ("MONKEY", false), ("LINKING_DOMAIN", false), ("", false),
    ])
  func names(name: String, isSecret: Bool) {
    #expect(SecretText.isName(name) == isSecret)
  }

  @Test(
    "a value gives itself away by its issuer's mark or a password in a URL",
    arguments: [
      ("sk_live_1", true), ("x sb_secret_1", true), ("appl_1", true), ("eyJhbGciOi", true),
      ("https://u:p@host/x", true), ("a=postgres://u:p@host", true), ("https://host/u:p@x", false),
      ("https://host:80/", false), ("task_force", false), ("disk_a", false), ("pro", false),
      ("", false),
      ("a://b", false), ("::@//", false),
    ])
  func values(text: String, isSecret: Bool) {
    #expect(SecretText.appears(in: text) == isSecret)
  }
}
