import Diagnostics
import Documents
import Extensions
import Testing

@Suite("Packages with random damage")
struct MutationTests {
  @Test("lint always ends, and opens nothing outside of the package", arguments: 0..<8)
  func lint(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let files = Kiosk.files()
    let names = files.keys.sorted().filter {
      $0.hasSuffix(".yaml") || $0.hasSuffix(".json") || $0.hasPrefix("Package")
    }
    for _ in 0..<150 {
      let name = names[random.below(names.count)]
      var bytes = files.mapValues { Array($0.utf8) }
      bytes[name] = damaged(bytes[name] ?? [], &random)
      let workspace = FencedWorkspace(bytes, fence: "kiosk")
      let findings = ExtensionLinter(workspace: workspace).lint(Path("kiosk"))
      #expect(workspace.strayed == [])
      #expect(findings.all.allSatisfy { $0.location?.file.hasPrefix("kiosk") == true })
    }
  }

  /// Bytes with a few of them changed, left out, doubled or replaced by something that means a lot.
  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    let words = [
      "../", "{", "[", "\"", "&a *a", "\0", "\u{FEFF}", "!!binary ", "1e999", "\t", "\r", "|\n ",
      "$ref",
      "~", "/", ": ", "- ", "\\u", "#", "(((((a*)*)*)*)*)$",
    ]
    var bytes = bytes
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(12))
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(contentsOf: words[random.below(words.count)].utf8, at: place)
      default: bytes.replaceSubrange(place..<end, with: words[random.below(words.count)].utf8)
      }
    }
    return bytes
  }
}

/// A small generator of numbers that are the same in every run.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
