import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Examining a machine")
struct DoctorTests {
  private func examine(_ project: Path?, share: Path = ToolRun.package) -> Doctor.Outcome {
    Doctor(
      project: project, share: Share(share), tool: ToolIdentity(name: "vitrine", version: "1")
    ).run(in: Disk())
  }

  @Test("every library of the package that the tool is linked with tells its version")
  func libraries() throws {
    guard case .array(let libraries) = examine(nil).summary["libraries"] else {
      Issue.record("there are no libraries")
      return
    }
    for library in libraries {
      guard case .string(let version) = library["version"] else { continue }
      #expect(version.wholeMatch(of: /\d+(\.\d+)+/) != nil, "\(library.compact)")
      #expect(library["debian"] != .null && library["homebrew"] != .null)
    }
    let manifest = String(
      decoding: try Disk().read(ToolRun.package.appending("Package.swift"), limit: 1 << 20),
      as: UTF8.self)
    let rows = manifest.matches(of: /system\("[^\n]*brew: "([^"]+)"/).map { String($0.output.1) }
    #expect(rows.count > 10)
    // Signatures are a library's matter; the tool has none to check.
    for name in Set(rows).subtracting(["openssl@3"]) {
      #expect(libraries.contains { $0["homebrew"] == .string(name) }, "doctor lacks \(name)")
    }
  }

  @Test("a share folder without templates is a lack")
  func share() throws {
    let folder = try TemporaryFolder()
    #expect(examine(nil, share: folder.path).findings.all.contains { $0.code == "share-missing" })
  }

  @Test("a project is tried on the scripts of its locales alone")
  func scripts() throws {
    let files = try SampleFiles()
    guard case .array(let scripts) = examine(files.folder.path).summary["scripts"] else {
      Issue.record("there are no scripts")
      return
    }
    #expect(scripts.compactMap { $0["name"] } == ["Latin"])
  }

  @Test("a character that no font has is found in the project's own words")
  func glyphs() throws {
    let files = try SampleFiles()
    try files.folder.replace(
      "Your week", with: "Your \u{10FFF0}\u{16A5B} \u{E0FFF}\u{1BC9A}", in: "copy.json")
    let found = examine(files.folder.path).findings.all.map(\.code)
    #expect(found.contains { ["glyph-missing", "copy-invalid"].contains($0) })
  }

  @Test(
    "what no font has comes with the packages that would set it",
    arguments: [
      ("\u{16A5B}", nil), ("한", "'fonts-noto-cjk' on Debian, 'font-noto-sans-cjk' from Homebrew"),
      ("語", "'fonts-noto-cjk' on Debian, 'font-noto-sans-cjk' from Homebrew"),
      ("ક", "'fonts-noto-core' on Debian, 'font-noto-sans-gujarati' from Homebrew"),
      ("🎉", "'fonts-noto-color-emoji' on Debian, 'font-noto-color-emoji' from Homebrew"),
      (
        "e語🎉",
        "'fonts-noto-cjk' and 'fonts-noto-color-emoji' and 'fonts-noto-core' on Debian, "
          + "'font-noto-color-emoji' and 'font-noto-sans' and 'font-noto-sans-cjk' from Homebrew"
      ),
    ])
  func remedies(text: String, remedy: String?) {
    #expect(
      WrittenScript.remedy(for: Array(text.unicodeScalars)) == remedy.map { "install \($0)" })
  }

  @Test("every script's own sample belongs to a script of the same packages")
  func samples() {
    for script in WrittenScript.all {
      for scalar in script.sample.unicodeScalars where !scalar.properties.isWhitespace {
        #expect(WrittenScript.of(scalar)?.debian == script.debian, "\(script.name): \(scalar)")
      }
    }
  }

  @Test("a family that is not installed is named")
  func family() throws {
    let files = try SampleFiles()
    try files.folder.replace("sans-serif", with: "Zzyzx Grotesk", in: "copy.json")
    let found = examine(files.folder.path).findings.all.filter { $0.code == "font-missing" }
    #expect(found.count == 2)
  }

  @Test("an output folder that is a file can't be written")
  func output() throws {
    let files = try SampleFiles()
    try files.folder.write("out", "mine")
    let found = examine(files.folder.path).findings.all.first { $0.code == "output-unwritable" }
    #expect(found?.severity == .error)
  }

  @Test("a missing project is bad input")
  func missing() async throws {
    let run = try await ToolRun.vitrine(["doctor", "nowhere", "--json"], in: try TemporaryFolder())
    #expect(run.status == 1)
  }
}
