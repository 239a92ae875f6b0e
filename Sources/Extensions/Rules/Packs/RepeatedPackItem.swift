internal import Diagnostics

enum RepeatedPackItem: PackageRule {
  static let about = RuleDescription(
    code: "pack-id-duplicate", severity: .error,
    summary: "a catalog pack has an id twice",
    rationale: "What names the id would have two meanings.",
    bad: .init(
      "yaml",
      """
      # pack.yaml
      roles:
        - {id: role.kiosk-clerk, name: Clerk, prompt_path: prompt.md}
        - {id: role.kiosk-clerk, name: Second clerk, prompt_path: prompt.md}
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      roles:
        - {id: role.kiosk-clerk, name: Clerk, prompt_path: prompt.md}
      """),
    cure: "Give one of the two another id.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for pack in package.packs {
      var first: [String: Text] = [:]
      for id in pack.items.compactMap(\.id) {
        guard let other = first[id.value] else {
          first[id.value] = id
          continue
        }
        findings.report(
          about, "the id '\(id.value)' is given a second time in the pack", at: id.location,
          hint: "give one of the two another id",
          related: [.init("it is given here first", at: other.location)])
      }
    }
  }
}
