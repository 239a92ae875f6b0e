import Diagnostics
import Documents
import Fixtures
import Release
import Testing

@Suite("Differences of packets")
struct DifferenceTests {
  /// Two packets, with some files of the project changed in between.
  private static func pair(
    _ changes: [(file: String, old: String, new: String)]
  ) async throws -> ReleaseSample {
    let sample = try ReleaseSample()
    #expect(await sample.release { $0.packet = sample.folder("old") }.report.ok)
    for change in changes {
      try sample.folder.replace(change.old, with: change.new, in: change.file)
    }
    #expect(await sample.release { $0.packet = sample.folder("new") }.report.ok)
    return sample
  }

  private static func areas(_ difference: PacketDifference) -> [String] {
    guard case .array(let changes) = difference.summary["changes"] else { return [] }
    return changes.compactMap { change in
      guard case .string(let area) = change["area"] else { return nil }
      return area
    }
  }

  @Test("a packet is the same as itself")
  func same() async throws {
    let sample = try await Self.pair([])
    let difference = sample.difference("old", "new", page: true)
    #expect(difference.findings.errors == [])
    #expect(!difference.hasChanges)
    #expect(difference.summary["same"] == true)
    #expect(difference.text.contains("the packets are the same"))
  }

  @Test("prices and entitlements stand at the top, then products, texts, pictures, settings")
  func order() async throws {
    let sample = try await Self.pair([
      ("catalog.yaml", "JPN: \"12000\"", "JPN: \"12500\""),
      ("catalog.yaml", "Every feature, paid once", "All features, paid once"),
      ("Config/Soar.storekit", "Every feature, paid once", "All features, paid once"),
      ("copy.json", "Your week", "Their week"),
      ("Config/Soar.xcconfig", "MARKETING_VERSION = 1.1.0", "MARKETING_VERSION = 1.2.0"),
    ])
    let difference = sample.difference("old", "new", page: true)
    let areas = Self.areas(difference)
    #expect(areas.first == "price")
    #expect(areas == areas.sorted { (order($0), $0) < (order($1), $1) })
    #expect(Set(areas).isSuperset(of: ["price", "product", "text", "setting", "packet"]))
    #expect(difference.text.contains("soar_plus_lifetime in JPN: 12000 → 12500"))
    #expect(difference.text.contains("home in en-US: Your week → Their week"))
    guard case .array(let pictures) = difference.summary["pictures"] else {
      Issue.record("there are no pictures")
      return
    }
    #expect(pictures.count == 1)
    #expect(pictures.first?["change"] == "changed")
    #expect(difference.summary["unchangedPictures"] == 3)
    let page = try #require(difference.html)
    #expect(page.count(of: "data:image/png;base64,") == 3)
    let prices = try #require(page.firstRange(of: "Prices"))
    let shots = try #require(page.firstRange(of: "Pictures"))
    #expect(prices.lowerBound < shots.lowerBound)
  }

  private func order(_ area: String) -> Int {
    ["price", "entitlement", "product", "text", "setting", "gate", "extension", "packet"]
      .firstIndex(of: area) ?? -1
  }

  @Test("a page shows names as names, whatever they hold")
  func hostile() async throws {
    let sample = try await Self.pair([
      ("vitrine.yaml", "name: Harbor", "name: \"<script>alert(1)</script>\""),
      ("copy.json", "Your week", "<img src=x onerror=alert(1)>"),
    ])
    let page = try #require(sample.difference("old", "new", page: true).html)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;script&gt;"))
  }

  @Test("a picture that is new, gone, or of another size is told as that")
  func shapes() async throws {
    let sample = try await Self.pair([
      (
        "vitrine.yaml", "wells: [watch-series-3]\n  - id: plan",
        "wells: [watch-series-4]\n  - id: plan"
      )
    ])
    let difference = sample.difference("old", "new")
    #expect(difference.html == nil)
    #expect(difference.text.contains("01_home-watch-series-4.png: new"))
    #expect(difference.text.contains("01_home-watch-series-3.png: gone"))
  }

  @Test("a packet that is not whole is not compared")
  func tampered() async throws {
    let sample = try await Self.pair([])
    try sample.folder.write("new/HANDOFF.md", "other")
    let difference = sample.difference("old", "new")
    #expect(difference.findings.errors == ["packet-file-changed"])
    #expect(difference.summary["same"] == nil)
    #expect(sample.difference("old", "nowhere").findings.errors == ["packet-missing"])
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
