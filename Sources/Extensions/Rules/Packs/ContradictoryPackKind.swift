internal import Diagnostics

enum ContradictoryPackKind: PackageRule {
  static let about = RuleDescription(
    code: "pack-kind-contradictory", severity: .error,
    summary: "a pack's kind is not the one that its id says",
    rationale: "The kind of a pack follows from its id: business-pack.* or capability.*.",
    bad: .init("yaml", "# pack.yaml\nid: business-pack.kiosk\nkind: capability"),
    good: .init("yaml", "# pack.yaml\nid: business-pack.kiosk"),
    cure: "Leave the kind out, or correct the id.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for pack in package.packs {
      guard let id = pack.id, TextForm.pack.accepts(id.value), let kind = pack.root.text("kind")
      else { continue }
      let isBusiness = id.value.hasPrefix("business-pack.")
      let says = kind.value.lowercased()
      guard isBusiness ? says.hasPrefix("capability") : says.hasPrefix("business") else { continue }
      findings.report(
        about, "the kind is '\(kind.value)', the id '\(id.value)'", at: kind.location,
        hint: "leave the kind out; it follows from the id",
        related: [.init("the id is here", at: id.location)])
    }
  }
}
