import Diagnostics
import Documents
import Foundation
import Settings
import Testing

@Suite("What settings check looks at")
struct SettingsInputsTests {
  @Test(
    "a project folder, its file and a bare chain are looked at",
    arguments: [".", "vitrine.yaml", "App.xcconfig"])
  func paths(path: String) {
    let outcome = SampleProject().check(path)
    #expect(outcome.codes.isEmpty)
    #expect(outcome.setting("SUPABASE_URL") == "https://db.soar.example")
    #expect(outcome.text.hasPrefix("backend mode: standalone (supabase)"))
  }

  @Test(
    "what names no settings is an error",
    arguments: ["Alone", "nowhere.xcconfig", "nowhere", "Info.plist"])
  func nothing(path: String) {
    #expect(SampleProject().check(path).findings.hasErrors)
  }

  @Test(
    "a search says what it found, takes the chains that nobody includes and the app's own Info.plist"
  )
  func search() {
    var project = SampleProject()
    project.files["vitrine.yaml"] = nil
    project.files["Config/Base.xcconfig"] = "LUMEN = 1"
    project.files["App.xcconfig"]? += "\n#include \"Config/Base\""
    project.files["Pods/Other.xcconfig"] = "broken"
    project.files["Config/Keys.example.xcconfig"] = "A_KEY ="
    #expect(project.check().codes == ["settings-not-named"])
    let outcome = project.check { $0.searches = true }
    #expect(outcome.codes.isEmpty)
    #expect(outcome.text.contains("found Config/Base.xcconfig, included by another"))
    #expect(outcome.text.contains("found Alone/Info.plist, left alone"))
    #expect(outcome.text.contains("found Config/Keys.example.xcconfig, a template, left alone"))
    #expect(!outcome.text.contains("Pods"))
    #expect(outcome.setting("LUMEN") == "1")
  }

  @Test(
    "subscriptions need both links, wherever they are named",
    arguments: ["catalog.yaml", "a.storekit"])
  func links(source: String) {
    var project = SampleProject()
    project.files["a.storekit"] = #"{"subscriptionGroups":[{"subscriptions":[{}]}]}"#
    let key = source.hasSuffix("yaml") ? "catalog" : "storekit"
    project.files["vitrine.yaml"]?.replace(
      "account: none", with: "account: none, \(key): \(source)")
    #expect(project.check().codes == ["subscription-links-missing", "subscription-links-missing"])
    project.files["vitrine.yaml"]?.replace(
      "account: none",
      with: "account: none, links: { terms: 'https://a.example/t', privacy: privacy.html }")
    #expect(project.check().codes == ["subscription-links-missing"])
  }

  @Test("accounts need a way to delete them in the app")
  func accounts() {
    func codes(_ account: String) -> Set<String> {
      var project = SampleProject()
      project.files["vitrine.yaml"]?.replace("account: none", with: account)
      return project.check().allCodes
    }
    #expect(codes("account: { creates: true }") == ["account-deletion-missing"])
    #expect(codes("account: { deletion: Me > Delete account }").isEmpty)
    #expect(codes("account: { creates: false }").isEmpty)
    #expect(codes("catalog: none.yaml") == ["account-deletion-unverified"])
  }

  @Test("the same input gives the same report")
  func deterministic() {
    let first = SampleProject().check()
    let second = SampleProject().check()
    #expect(first.summary.pretty == second.summary.pretty)
    #expect(first.text == second.text)
  }

  private static let manifests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "manifests").path

  private func sample(_ name: String) -> SettingsCheck.Outcome {
    var request = SettingsRequest(path: Path("\(Self.manifests)/\(name)/Config/Soar.xcconfig"))
    request.infoPlist = Path("\(Self.manifests)/\(name)/Soar/Info.plist")
    request.record = Path("\(Self.manifests)/\(name)/release-record.json")
    return SettingsCheck(Disk()).run(request)
  }

  @Test("the sample app's settings are clean")
  func soar() {
    let outcome = sample("soar")
    #expect(outcome.codes.isEmpty)
    #expect(outcome.setting("SUPABASE_URL") == "https://db.soar.example")
  }

  @Test("each fault that the spoiled copy names is found")
  func spoiled() throws {
    let table = try String(
      contentsOfFile: "\(Self.manifests)/soar-spoiled/SETTINGS.md", encoding: .utf8)
    let named = Set(table.matches(of: /`([a-z-]+)` \|\n/).map { String($0.1) })
    #expect(named.count > 15)
    #expect(named.isSubset(of: sample("soar-spoiled").allCodes))
  }
}
