import Diagnostics
import Testing

@Suite("Nearest matches")
struct NearestMatchTests {
  private static let words = ["locales", "captures", "wells", "copy", "theme", "shots", "output"]

  @Test(
    "a slip of the hand is understood",
    arguments: [
      ("localse", "locales"), ("Locales", "locales"), ("well", "wells"), ("cpoy", "copy"),
      ("outptu", "output"), ("shtos", "shots"), ("capture", "captures"),
    ])
  func near(word: String, meant: String) {
    #expect(nearestMatch(to: word, in: Self.words) == meant)
  }

  @Test(
    "what resembles nothing has no nearest match", arguments: ["", "x", "zebra crossing", "qqqqqq"])
  func far(word: String) {
    #expect(nearestMatch(to: word, in: Self.words) == nil)
  }

  @Test("of equally near words the first by name is taken, however they are listed")
  func tie() {
    #expect(nearestMatch(to: "abcx", in: ["abcz", "abcy"]) == "abcy")
    #expect(nearestMatch(to: "abcx", in: ["abcy", "abcz"]) == "abcy")
  }
}
