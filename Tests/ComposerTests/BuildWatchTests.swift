import Composer
import Diagnostics
import Documents
import Fixtures
import Foundation
import Testing

@Suite("A watched build")
struct BuildWatchTests {
  @Test("draws again what a saved file changes, and goes on after one that is half saved")
  func watches() async throws {
    let stages = try Stages()
    let whole = String(decoding: try stages.folder.bytes("copy.json"), as: UTF8.self)
    let edits = [
      whole.replacingOccurrences(of: "Your week", with: "Our week"),
      String(whole.prefix(whole.count / 2)), whole,
    ]
    let options = BuildOptions(
      project: stages.folder("vitrine.yaml"), jobs: 2, cache: stages.folder("cache"),
      isForced: true)
    let stage = BuildStage(
      options: options, share: Share(stages.folder("share")), tool: Stages.tool)
    var drawn: [Int] = []
    var areOK: [Bool] = []
    await BuildWatch(stage).run(in: Disk()) { outcome, _ in
      drawn.append(outcome.drawn)
      areOK.append(outcome.report.ok)
      guard drawn.count <= edits.count else { return false }
      #expect(throws: Never.self) {
        try stages.folder.write("copy.json", edits[drawn.count - 1])
      }
      return true
    }
    #expect(areOK == [true, true, false, true])
    #expect(drawn[0] > drawn[1] && drawn[1] > 0 && drawn[2] == 0 && drawn[3] == drawn[1])
  }
}
