import Diagnostics
import Documents
import Extensions
import Testing

@Suite("The examples of the rules about extension packages")
struct RuleExampleTests {
  private static let runnable = ExtensionRules.all.filter { $0.bad.language != "shell" }

  @Test("codes are kebab-case and unique")
  func codes() {
    let codes = ExtensionRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test("the bad example has the fault", arguments: runnable)
  func bad(_ rule: RuleDescription) {
    let found = Self.findings(of: rule.bad, for: rule)
    #expect(found.contains { $0.code == rule.code && $0.severity == rule.severity })
  }

  @Test("the good example has not", arguments: runnable)
  func good(_ rule: RuleDescription) {
    let found = Self.findings(of: rule.good, for: rule)
    #expect(!found.contains { $0.code == rule.code })
  }

  @Test("a package without faults has no findings")
  func clean() {
    #expect(ExtensionLinter(workspace: Kiosk.workspace()).lint(Path("kiosk")).all == [])
  }

  private static func findings(
    of example: RuleDescription.Example, for rule: RuleDescription
  ) -> [Finding] {
    let file = file(of: example, for: rule)
    let text =
      switch file {
      case "extension.yaml": Kiosk.completed(example.text, with: Kiosk.parts)
      case "pack.yaml": Kiosk.completed(example.text, with: Kiosk.packParts)
      default: example.text
      }
    // The hash of a file stands in for the one that the example can only show.
    let hash = SHA256.hex(of: Array("# Notes\n".utf8))
    let filled = text.replacing(
      "68a6d1bbcd9dfe0d43d7b5a3e4c1ab1c1f4ea9a8fc8e3e3c2b1c2e5d7c7a0d0e", with: hash)
    return ExtensionLinter(workspace: Kiosk.workspace([file: filled])).lint(Path("kiosk")).all
  }

  private static func file(
    of example: RuleDescription.Example, for rule: RuleDescription
  ) -> String {
    switch (example.language, rule.code.prefix { $0 != "-" }) {
    case ("swift", _): "Package.swift"
    case ("yaml", _): example.text.hasPrefix("# pack.yaml") ? "pack.yaml" : "extension.yaml"
    case (_, "lockfile"): "Package.resolved"
    case (_, "checksums"), (_, "pin"): "dependency-checksums.json"
    case (_, "proof"): "local-proof.json"
    default: "order.json"
    }
  }
}
