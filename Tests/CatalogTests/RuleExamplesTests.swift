import Catalog
import Diagnostics
import Testing

@Suite("The rules' examples")
struct RuleExamplesTests {
  /// Examples that are command lines or a project file, and so are read by people only.
  private static let told: Set<String> = ["catalog-file-unreadable", "catalog-unnamed"]
  static let runnable = CatalogRules.all.map(\.code).filter { !told.contains($0) }

  private static func rule(_ code: String) throws -> RuleDescription {
    try #require(CatalogRules.all.first { $0.code == code })
  }

  @Test("the bad example has the fault, the good one hasn't", arguments: runnable)
  func examples(_ code: String) throws {
    let rule = try Self.rule(code)
    #expect(Self.codes(rule.bad, of: rule).contains(code))
    #expect(!Self.codes(rule.good, of: rule).contains(code))
  }

  @Test("the good example has no error at all", arguments: runnable)
  func good(_ code: String) throws {
    let rule = try Self.rule(code)
    let errors = Self.files(rule.good, of: rule).check().findings.all.filter {
      // A StoreKit file by itself is checked without a catalog.
      $0.severity == .error && $0.code != "catalog-unnamed"
    }
    #expect(errors.isEmpty)
  }

  @Test("codes are kebab-case, and each is there once")
  func codes() {
    let codes = CatalogRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test("a rule says what, why and how to mend it", arguments: CatalogRules.all)
  func words(_ rule: RuleDescription) {
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == false)
    #expect(rule.rationale.hasSuffix(".") && rule.cure.hasSuffix("."))
  }

  private static func codes(
    _ example: RuleDescription.Example, of rule: RuleDescription
  ) -> Set<String> { files(example, of: rule).codes }

  private static func files(
    _ example: RuleDescription.Example, of rule: RuleDescription
  ) -> CatalogFiles {
    switch example.language {
    case "yaml": return CatalogFiles(["catalog.yaml": example.text])
    case "json":
      let source = rule.code.split(separator: "-").first ?? ""
      if source == "storekit" { return CatalogFiles(["App.storekit": example.text]) }
      let name = "\(source).json"
      return CatalogFiles(beside: name, example.text, tier: offering(example.text))
    default: return CatalogFiles(sections(example.text))
    }
  }

  /// An example with an offering is about the one that the catalog names.
  private static func offering(_ text: String) -> String {
    text.contains("\"offering\"") ? "package: $rc_monthly\noffering: default" : ""
  }

  /// `# name` starts a file.
  private static func sections(_ text: String) -> [String: String] {
    var files: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
      } else {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }
}
