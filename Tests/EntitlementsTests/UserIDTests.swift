import Entitlements
import Testing

@Suite("UserID")
struct UserIDTests {
  @Test("a UUID is the same in either case")
  func uuid() {
    let upper = UserID("3FA85F64-5717-4562-B3FC-2C963F66AFA6")
    #expect(upper == UserID("3fa85f64-5717-4562-b3fc-2c963f66afa6"))
  }

  @Test(
    "an opaque id is left alone",
    arguments: ["Kx7pQm", "3FA85F64-5717-4562-B3FC-2C963F66AFAG", "$RCAnonymousID:AB", "É"])
  func opaque(_ text: String) {
    #expect(UserID(text)?.text == text)
  }

  @Test("a blank id is nobody", arguments: ["", "  ", "\n\t"])
  func blank(_ text: String) {
    #expect(UserID(text) == nil)
  }
}
