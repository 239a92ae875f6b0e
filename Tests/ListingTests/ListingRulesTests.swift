import Diagnostics
import Foundation
import Listing
import Stores
import Testing

@Suite("ListingRules")
struct ListingRulesTests {
  static let ofTrees = ListingRules.all.filter { $0.bad.language == "tree" }

  /// The first name of a tree, which is what somebody would check.
  private func check(_ tree: String) async throws -> [Finding] {
    let folder = try ListingFolder(tree)
    let top = try #require(tree.split(separator: "/").first)
    return await folder.check(String(top)).findings.sorted
  }

  @Test("the bad example of a rule has its fault", arguments: ofTrees)
  func bad(_ rule: RuleDescription) async throws {
    let found = try await check(rule.bad.text).filter { $0.code == rule.code }
    #expect(found.map(\.severity) == [rule.severity])
  }

  @Test("the good example of a rule has no fault but what tiny pictures lack", arguments: ofTrees)
  func good(_ rule: RuleDescription) async throws {
    let folder = try ListingFolder(rule.good.text)
    let top = try #require(rule.good.text.split(separator: "/").first)
    let checked = await folder.check(String(top))
    #expect(checked.faults.isEmpty)
    #expect(checked.findings.all.allSatisfy { $0.code != rule.code })
  }

  @Test("every rule is in the catalog once")
  func catalog() {
    let codes = (ListingRules.all + StoreRules.all).map(\.code)
    #expect(Set(codes).count == codes.count)
  }
}
