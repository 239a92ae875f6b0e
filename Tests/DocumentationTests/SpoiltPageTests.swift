import Diagnostics
import Documents
import Fixtures
import Testing

/// The checks of the other suites, on pages that have the faults.
@Suite("Pages with faults")
struct SpoiltPageTests {
  private static let table = CommandTable(verbs: [
    .init(name: "build", least: 0, most: 1, options: ["--out": true, "--strict": false]),
    .init(name: "catalog check", least: 0, most: 1, options: [:]),
  ])

  private func article(_ text: String) -> Article {
    Article(Library.catalog.appending("Spoilt.md"), text: text)
  }

  @Test(
    "a call that the tool does not take is found, wherever it stands",
    arguments: [
      "```sh\nvitrine biuld\n```", "Say `vitrine build --uot DIR`.",
      "1. A step:\n\n   ```sh\n   vitrine build --strict=yes --fast\n   ```",
      "```yaml\nsteps:\n  - run: vitrine catalog chekc\n```",
      "```yaml\n  script:\n    - vitrine build a b\n```",
      "```sh\nvitrine build \\\n  --out\n```", "So:\n\n    vitrine build --fast",
    ])
  func calls(text: String) {
    let commands = Command.all(in: article(text))
    #expect(commands.count == 1)
    #expect(commands.allSatisfy { Self.table.fault(in: $0) != nil })
  }

  @Test(
    "a call that it takes passes",
    arguments: [
      "```sh\nvitrine build 'my shots' --out=x > log # aside\n```", "`vitrine catalog check`",
      "`vitrine VERB --nothing`", "```sh\nvitrine build --strict | head\n```",
    ])
  func takenCalls(text: String) {
    #expect(Command.all(in: article(text)).allSatisfy { Self.table.fault(in: $0) == nil })
  }

  @Test(
    "a link that leads nowhere is found",
    arguments: [
      "[a](Nowhere.md)", "[a](Stores.md#nowhere)", "[a](#nowhere)", "![a](nothing)",
      "<doc:Nowhere>", "[a](doc:Nowhere)", "[a](../../nowhere)",
    ])
  func links(text: String) throws {
    let library = Library(
      articles: [try Library.article("Sources/vitrine/Vitrine.docc/Stores.md")],
      generated: ["Codes"])
    #expect(library.brokenLinks(in: article(text)).count == 1)
  }

  @Test(
    "a link that leads somewhere passes",
    arguments: [
      "[a](Stores.md)", "[a](Stores.md#newer-rows-than-vitrines)", "# My words\n\n[a](#my-words)",
      "![a](Resources/hero.png)", "<doc:Codes>", "[a](https://soar.example)", "`[a](Nowhere.md)`",
      "```text\n[a](Nowhere.md)\n```",
    ])
  func goodLinks(text: String) throws {
    let library = Library(
      articles: [try Library.article("Sources/vitrine/Vitrine.docc/Stores.md")],
      generated: ["Codes"])
    #expect(library.brokenLinks(in: article(text)) == [])
  }

  @Test(
    "an example that its reader would not take is found",
    arguments: [
      "<!-- file: vitrine.yaml -->\n```yaml\napiVersion: vitrine.project/v1\n```",
      "<!-- file: catalog.yaml -->\n\n```yaml\ntires: []\n```",
      "<!-- file: copy.csv -->\n```csv\nkey,en_US\nhome,Hello\n```",
      "<!-- file: extension/extension.yaml -->\n```yaml\nid: x\n```",
      "<!-- file: out/report.json -->\n```json\n{\"ok\": 1}\n```",
    ])
  func examples(text: String) throws {
    let files = ExampleFiles(article(text))
    let name = try #require(files.names.first)
    #expect(try files.findings(in: name)?.all.isEmpty != true)
  }

  @Test("a mark holds for the block right below it alone")
  func marks() {
    let blocks = article(
      "<!-- run -->\n```sh\na\n```\n\n```sh\nb\n```\n\n<!-- run -->\nNo.\n\n```sh\nc\n```"
    )
    .blocks
    #expect(blocks.map(\.mark) == ["run", nil, nil])
  }
}
