import Composer
import Diagnostics
import Documents
import Fixtures
import Testing

@Suite("Damaged templates")
struct TemplateFuzzTests {
  private static let pieces = [
    "<", ">", "/", "\"", "{{", "}}", "{{HEADLINE}}", "<g>", "</g>", "<!--", "-->", "<![CDATA[",
    "]]>",
    "&#0;", "&amp;", "xlink:href=\"#a\"", "url(", "style=\"font-family:", "\u{0}", "é", "\u{202E}",
  ]

  @Test("a damaged template is filled or told of, and never more", arguments: 0..<20)
  func damaged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let bytes = SampleFiles.template.utf8.damaged(with: Self.pieces, using: &random)
      let workspace = MemoryWorkspace(["page.svg.tmpl": bytes])
      var findings = Findings()
      let template = Template.read(Path("page.svg.tmpl"), in: workspace, into: &findings)
      #expect((template == nil) == findings.hasErrors)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for finding in findings.all {
        let start = try #require(finding.location?.start)
        #expect((1...lines).contains(start.line))
      }
    }
  }
}
