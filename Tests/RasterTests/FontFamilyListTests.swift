import Raster
import Testing

@Suite("A list of font families")
struct FontFamilyListTests {
  @Test(
    "is read as CSS writes it",
    arguments: [
      ("Inter", ["Inter"]), ("Inter, sans-serif", ["Inter", "sans-serif"]),
      ("'SF Pro', \"New York\" , Noto   Sans", ["SF Pro", "New York", "Noto Sans"]),
      (#"'It\'s', A\42 C"#, ["It's", "ABC"]), ("'a, b', c", ["a, b", "c"]), ("", []), (" , ,", []),
      ("'open", ["open"]), (#"\"#, []), (#"\110000"#, []),
    ])
  func names(value: String, names: [String]) {
    #expect(FontFamilyList(value).families.map(\.name) == names)
  }

  @Test(
    "knows generic names, but not in quotes",
    arguments: [
      ("sans-serif", true), ("System-UI", true), ("ui-rounded", true), ("'sans-serif'", false),
      ("Inter", false), ("cursive", true), ("fantasy", true), ("monospace", true),
    ])
  func generic(value: String, isGeneric: Bool) {
    #expect(FontFamilyList(value).first?.isGeneric == isGeneric)
  }
}
