import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("The pages of the documentation")
struct PagesTests {
  @Test("every link leads somewhere")
  func links() async throws {
    let library = try await Library.read()
    #expect(library.articles.flatMap(\.links).count > 40)
    #expect(library.articles.flatMap { library.brokenLinks(in: $0) } == [])
  }

  @Test("every article is reached from the landing page, or from the library that it is about")
  func reached() throws {
    let landing = try Library.article("Sources/vitrine/Vitrine.docc/Vitrine.md")
    let targets = Set(landing.links.map { Path($0.target).stem })
    let names = try Disk().names(in: Library.catalog).filter { $0.hasSuffix(".md") }
    #expect(Set(names.map { Path($0).stem }).subtracting(targets) == ["Vitrine"])
  }

  @Test("every example file is what its own reader takes")
  func examples() throws {
    let files = ExampleFiles(try Library.article("Sources/vitrine/Vitrine.docc/Formats.md"))
    #expect(files.names.count >= 17)
    for name in files.names {
      let findings = try #require(try files.findings(in: name), "nothing reads '\(name)'")
      #expect(findings.all.map(\.message) == [], "\(name)")
    }
  }

  @Test("what is JSON in a page is JSON, and what is YAML is YAML", arguments: Library.paths)
  func wellFormed(path: String) throws {
    for block in try Library.article(path).blocks {
      let bytes = Array(block.text.utf8)
      switch block.language {
      // A piece of a document, as prose shows it, starts with a key.
      case "json" where block.text.hasPrefix("{"):
        #expect(JSONReader().read(bytes, file: path).faults.isEmpty, "\(path):\(block.line)")
      case "yaml":
        #expect(YAMLReader().read(bytes, file: path).faults.isEmpty, "\(path):\(block.line)")
      default: break
      }
    }
  }

  @Test("the change log's newest version is the tool's")
  func version() async throws {
    let log = try Library.article("Sources/vitrine/Vitrine.docc/Changelog.md")
    let run = try await ToolRun.vitrine(["--version"], in: try TemporaryFolder())
    let manual = try await ToolRun.vitrine(["manual"], in: try TemporaryFolder())
    let newest = try #require(
      log.lines.compactMap { $0.prose.wholeMatch(of: /## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)/) }
        .first?.output)
    #expect(run.out == "vitrine \(newest.1)\n")
    #expect(manual.out.contains(".TH VITRINE 1 \(newest.2) \"vitrine \(newest.1)\""))
  }
}
