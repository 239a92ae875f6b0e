import Diagnostics
import Documents
import Extensions
import Foundation
import Testing

@Suite("The packages of this project")
struct OwnPackageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func findings(_ path: String) -> [Finding] {
    ExtensionLinter(workspace: Disk()).lint(Path(Self.root.appending(path: path).path)).sorted
  }

  @Test("vitrine's own package has no findings")
  func own() {
    #expect(findings("manifests/extension") == [])
  }

  @Test("the example has the one warning that its README speaks of")
  func example() throws {
    let findings = findings("manifests/examples/superwall-ios")
    #expect(findings.map(\.code) == ["workflow-effect-differs"])
    #expect(findings.first?.message.contains("workflow.superwall-ios-present-paywall") == true)
  }

  @Test("a proof of other sources is told file by file, with both hashes")
  func otherSources() throws {
    let folder = Self.root.appending(path: "manifests/examples/superwall-ios")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: [UInt8]] = [:]
    for name in names {
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { continue }
      files["package/\(name)"] = Array(data)
    }
    // What was recorded of the sources of another package with the same lockfile.
    let recorded = "566173b1fb43494f589d885380f1e97b17d20a6f8a4a4b8a06f4a53efa2639d6"
    let proof = """
      {"schemaVersion": "b2c.native-local-proof/v1", "recordedAt": "2026-09-05T15:32:11.211822+00:00",
       "inputs": {"native/Package.swift": "\(recorded)",
         "native/Package.resolved": "460d2b97b1c09fb49c3e0ac22940b7239e8eb1b392cca228349446c7a532169e"}}
      """
    files["package/local-proof.json"] = Array(proof.utf8)
    let actual = SHA256.hex(of: try #require(files["package/native/Package.swift"]))
    let findings = ExtensionLinter(workspace: MemoryWorkspace(files)).lint(Path("package")).sorted
      .filter { $0.code == "proof-input-mismatch" }
    // The lockfile is the same file, the manifest is not.
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.location?.start?.line == 2)
    #expect(finding.message.contains(recorded) && finding.message.contains(actual))
  }
}
