import Diagnostics
import Documents
import Fixtures
import Foundation
import Release
import Testing

@Suite("Packets")
struct PacketTests {
  @Test("the same input gives the same packet and the same tar, wherever it lies")
  func reproducible() async throws {
    let (first, second) = (try ReleaseSample(), try ReleaseSample())
    _ = await first.release { $0.tar = first.folder("packet.tar") }
    _ = await second.release {
      $0.jobs = 1
      $0.tar = second.folder("packet.tar")
    }
    #expect(try first.folder.tree("packet") == second.folder.tree("packet"))
    #expect(try first.folder.bytes("packet.tar") == second.folder.bytes("packet.tar"))
  }

  @Test("nothing in a packet tells where it was made")
  func anonymous() async throws {
    let sample = try ReleaseSample()
    try sample.folder.replace("\"plan\": \"Plan it\"", with: ReleaseSample.warned, in: "copy.json")
    let outcome = await sample.release()
    #expect(outcome.report.ok && outcome.report.count(.warning) > 0)
    let needle = sample.folder.path.name
    for (path, bytes) in try sample.folder.tree("packet") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains(needle), "\(path)")
    }
  }

  @Test("sha256sum, grep and nothing else tell the files and the digest")
  func shell() async throws {
    let sample = try ReleaseSample()
    _ = await sample.release()
    let sums = try await ToolRun.run(
      "/bin/sh",
      [
        "-c",
        "cd packet && (sha256sum --quiet -c SHA256SUMS 2>&1 || shasum -a 256 -c SHA256SUMS) && "
          + "grep -v '^  \"digest\": ' packet.json | (sha256sum || shasum -a 256)",
      ], in: sample.folder)
    #expect(sums.status == 0, "\(sums.out)\(sums.err)")
    #expect("sha256:\(sums.out.prefix(64))" == (try sample.digest()))
  }

  @Test("a packet that is released again unchanged keeps its approvals; another one loses them")
  func replaced() async throws {
    let sample = try ReleaseSample()
    _ = await sample.release()
    #expect(await sample.approve().findings.errors == [])
    let same = await sample.release()
    #expect(same.report.summary["packet"]?["unchanged"] == true)
    #expect(await sample.verify().summary["approved"] == true)
    try sample.folder.replace("Your week", with: "My week", in: "copy.json")
    let other = await sample.release()
    #expect(other.report.summary["packet"]?["voidApprovals"] == 1)
    #expect(await sample.verify().summary["approved"] == false)
    let names = try sample.disk.names(in: sample.folder.path)
    #expect(!names.contains { $0.hasPrefix(".draft") })
  }

  @Test(
    "a place with anything else in it is left alone",
    arguments: ["folder", "file", "link", "out/fastlane/packet", "out", "."])
  func taken(what: String) async throws {
    let sample = try ReleaseSample(namesAll: false)
    try sample.folder.write("folder/mine.txt", "mine")
    try sample.folder.write("file", "mine")
    try sample.folder.link("link", to: "folder")
    let outcome = await sample.release {
      $0.packet = sample.folder(what)
      $0.version = "1"
    }
    #expect(outcome.report.errors == ["packet-place-taken"])
    #expect(try sample.folder.text("folder/mine.txt") == "mine")
    #expect(try sample.folder.text("file") == "mine")
  }

  @Test("a tar can't lie in the packet that it is made of")
  func tarInside() async throws {
    let sample = try ReleaseSample(namesAll: false)
    let outcome = await sample.release {
      $0.version = "1"
      $0.tar = sample.folder("packet/packet.tar")
    }
    #expect(outcome.report.errors == ["packet-place-taken"])
    #expect(sample.disk.kind(of: sample.folder("packet")) == nil)
  }

  @Test("a release that fails leaves the packet of before as it was")
  func keeps() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    let digest = try sample.digest()
    try sample.folder.replace("\"Plan it\"", with: "\"\"", in: "copy.json")
    let outcome = await sample.release { $0.version = "1" }
    #expect(!outcome.report.ok)
    #expect(outcome.report.text.contains("the one of before is left as it was"))
    #expect(try sample.digest() == digest)
    #expect(await sample.verify().findings.errors == [])
  }

  @Test("of two releases at once the second is refused")
  func busy() async throws {
    let sample = try ReleaseSample(namesAll: false)
    let lock = try sample.disk.lock(sample.folder("packet"))
    let outcome = await sample.release { $0.version = "1" }
    #expect(outcome.report.errors == ["release-busy"])
    #expect(outcome.isUnusable)
    _ = consume lock
  }

  @Test("a link among the stores' folders does not go into a packet")
  func linked() async throws {
    let sample = try ReleaseSample(namesAll: false)
    _ = await sample.release { $0.version = "1" }
    try sample.folder.write("secret.txt", "secret")
    try sample.folder.link("out/fastlane/metadata/en-US/notes.txt", to: "../../../../secret.txt")
    let outcome = await sample.release {
      $0.version = "1"
      $0.skips = [Gate.pictures, .listing].map { .init($0, because: "to reach the packet") }
    }
    #expect(outcome.report.errors == ["release-input-unfit"])
  }

  @Test("the hand-off names the stores that are in the packet, and no others")
  func handoff() async throws {
    let sample = try ReleaseSample()
    _ = await sample.release()
    let text = try sample.folder.text("packet/HANDOFF.md")
    #expect(text.contains("fastlane deliver"))
    #expect(text.contains("--screenshots_path fastlane/screenshots"))
    #expect(text.contains("asc migrate import"))
    #expect(!text.contains("fastlane supply"))
    #expect(text.contains("minisign -S -m packet.json"))
  }
}
