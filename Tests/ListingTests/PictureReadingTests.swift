import Diagnostics
import Documents
import Geometry
import Listing
import Raster
import Stores
import Testing

@Suite("Reading pictures")
struct PictureReadingTests {
  private func check(_ bytes: [UInt8]) async -> CheckedListing {
    let workspace = MemoryWorkspace(["s/en-US/1.png": bytes])
    return await ListingCheck.run(ListingRequest(paths: [Path("s")]), in: workspace)
  }

  @Test("a sound picture is read whole")
  func sound() async throws {
    let bytes = try ListingFolder.png(text: [PNGText("Description", "made of home")])
    let checked = await check(bytes)
    #expect(checked.faults.isEmpty)
    let facts = try #require(checked.pictures.first?.facts)
    #expect(facts.size == PixelSize(width: 320, height: 480))
    #expect(facts.profile == .sRGB)
    #expect(facts.digest == SHA256.hex(of: bytes))
    #expect(facts.texts == [.init(keyword: "Description", value: "made of home")])
    #expect(facts.look?.dominantShare == 0.75)
  }

  @Test("a picture that is cut off anywhere is an error")
  func truncated() async throws {
    let bytes = try ListingFolder.png()
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      let checked = await check(Array(bytes.prefix(length)))
      #expect(checked.codes.contains("picture-unreadable"))
    }
  }

  @Test("a picture with a flipped bit never passes as sound")
  func flipped() async throws {
    let bytes = try ListingFolder.png()
    var generator = SplitMix(state: 7)
    for _ in 0..<60 {
      var damaged = bytes
      let index = Int(generator.next() % UInt64(bytes.count))
      damaged[index] ^= 1 << UInt8(generator.next() % 8)
      #expect(await !check(damaged).faults.isEmpty)
    }
  }

  @Test("bytes after the picture are a warning")
  func trailing() async throws {
    let checked = await check(try ListingFolder.png() + [1, 2, 3])
    #expect(checked.codes == ["picture-damaged"])
  }

  @Test("random bytes are no picture", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func random(_ seed: UInt64) async {
    var generator = SplitMix(state: seed)
    let noise = (0..<2_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    #expect(await check(noise).codes == ["picture-unreadable"])
    let signed = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + noise
    #expect(await check(signed).codes.contains("picture-unreadable"))
  }

  @Test("a header that promises more pixels than there is memory for is told, not believed")
  func bomb() async throws {
    var bytes = try ListingFolder.png()
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    let checked = await check(bytes)
    #expect(checked.codes.contains("picture-unreadable"))
  }

  @Test("a text in a picture that was never filled is a warning")
  func placeholder() async throws {
    let checked = await check(try ListingFolder.png(text: [PNGText("Title", "{{HEADLINE}}")]))
    #expect(checked.codes == ["picture-placeholder"])
  }

  @Test("pictures of one look are found though their bytes differ")
  func lookalikes() async throws {
    let one = try ListingFolder.png()
    let other = try ListingFolder.png(text: [PNGText("Comment", "again")])
    let workspace = MemoryWorkspace([
      "s/en-US/1.png": one, "s/en-US/2.png": other, "s/ja/1.png": other, "s/ja/2.png": one,
    ])
    let checked = await ListingCheck.run(ListingRequest(paths: [Path("s")]), in: workspace)
    #expect(checked.codes == ["picture-lookalike", "picture-unlocalized"])
    #expect(checked.faults.count == 3)
  }

  @Test("a picture of one colour is blank")
  func blank() async throws {
    let samples = ContiguousArray(repeating: UInt8(200), count: 320 * 480 * 3)
    let bitmap = Bitmap(size: PixelSize(width: 320, height: 480), samples: samples)
    #expect(await check(try PNGEncoder.encode(bitmap)).codes == ["picture-blank"])
  }
}

/// A generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
