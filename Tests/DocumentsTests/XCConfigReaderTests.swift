import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("XCConfigReader")
struct XCConfigReaderTests {
  private func read(_ text: String) -> XCConfig {
    XCConfigReader().read(Array(text.utf8), file: "App.xcconfig")
  }

  private func assignments(_ text: String) -> [XCConfig.Assignment] {
    read(text).statements.compactMap {
      if case .assignment(let assignment) = $0 { assignment } else { nil }
    }
  }

  @Test(
    "a value is what Xcode takes",
    arguments: [
      ("A = https://api.example", "https:"), ("A = \"https://api.example\"", "\"https:"),
      ("A = https:/$()/api.example", "https:/$()/api.example"), ("A = //api", ""),
      ("A = pro // note", "pro"), ("A=b", "b"), ("A = b ; ", "b"), ("A = b;;", "b;"), ("A =", ""),
      ("A = \"pro\"", "\"pro\""), ("A = a;b", "a;b"), ("A = a \\\n  b", "a b"),
      ("A = \\\nb", "b"), ("A = a \\ // c\n b", "a b"), ("A = a\\", "a"), ("A = é", "é"),
      ("A = a\u{2028}B = c", "a"), ("\tA\t=\tb\t", "b"),
    ])
  func values(text: String, value: String) {
    #expect(assignments(text).first?.value == value)
    #expect(read(text).faults.isEmpty)
  }

  @Test("a value ended by a comment without a space before it says so")
  func cut() {
    let values = assignments("A = https://x\nB = a // c\nC = //x\nD = a")
    #expect(values.map(\.isCut) == [true, false, false, false])
  }

  @Test("conditions stand in brackets, several in a row or parted by commas")
  func conditions() throws {
    let setting = try #require(
      assignments("A[sdk=iphoneos*][config=Release, arch=arm64] = b").first)
    #expect(
      setting.conditions == [
        .init(parameter: "sdk", pattern: "iphoneos*"),
        .init(parameter: "config", pattern: "Release"),
        .init(parameter: "arch", pattern: "arm64"),
      ])
  }

  @Test("places are those of the name and of the value, over joined lines too")
  func places() throws {
    let setting = try #require(assignments("// c\n  A = é\\\n  b").first)
    #expect(setting.nameLocation.start == Place(line: 2, column: 3))
    #expect(setting.location.start == Place(line: 2, column: 7))
    #expect(setting.location.end == Place(line: 3, column: 4))
  }

  @Test("an include names a file, with or without a question mark")
  func includes() {
    let includes = read("#include \"a\"\n#  include?   \"b/c.xcconfig\"   // d").statements
      .compactMap {
        if case .include(let include) = $0 { "\(include.path) \(include.isOptional)" } else { nil }
      }
    #expect(includes == ["a false", "b/c.xcconfig true"])
  }

  @Test(
    "a broken line is a fault, and reading goes on after it",
    arguments: [
      "9LIVES = yes", "no setting", "#include", "#include\"a\"", "#include \"a", "#include \"a\" b",
      "#define X", "#", "A[sdk] = b", "A[sdk=x = b", "A[=x] = b", "= b", "A-B = c", "\"A\" = b",
    ])
  func faults(line: String) {
    let config = read("\(line)\nNEXT = 1")
    #expect(config.faults.map(\.location.start?.line) == [1])
    #expect(config.statements.count == 1)
  }

  @Test("no fault of a setting shows its line, and none quotes it")
  func secrecy() {
    let config = read("sk_live_secret\nAPI-KEY = sk_live_secret\nKEY[config=x sk_live_secret")
    #expect(config.faults.count == 3)
    #expect(config.faults.allSatisfy { $0.location.holdsSecret })
    #expect(config.faults.allSatisfy { !"\($0.message)\($0.hint ?? "")".contains("sk_live") })
  }

  @Test(
    "a line with a key in it is marked, by its name, its value or its comment",
    arguments: ["API_KEY = x", "A = sk_x", "A = b // was sk_live_x", "A = x:/$()/", "apiToken = x"])
  func marks(line: String) {
    #expect(assignments(line).first?.location.holdsSecret == !line.contains("$()"))
  }

  @Test("UTF-16 with a byte order mark is read; without one it is named")
  func utf16() {
    let units = "\u{FEFF}A = é\r\nB = c".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let config = XCConfigReader().read(units, file: "App.xcconfig")
    #expect(config.statements.count == 2)
    let unmarked = XCConfigReader().read(Array(units.dropFirst(2)), file: "App.xcconfig")
    #expect(unmarked.faults.map(\.message) == ["the text is UTF-16 without a byte order mark"])
  }

  @Test("no text breaks the reader", arguments: 0..<8)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "A", "_b9", "=", " ", "[", "]", "sdk=x", "//", "\\", "\n", "\r\n", "\r", "\u{2029}", ";",
      "$(",
      ")", "\"", "#include", "?", "é", "\u{0}", ",",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0..<30, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{2029}"]
      let lines = text.unicodeScalars.count { ends.contains($0) } + 1
      let config = read(text)
      #expect(config.statements.count + config.faults.count <= lines)
    }
  }
}
