internal import Diagnostics
internal import Documents

enum MismatchedEvidence: PackageRule {
  static let about = RuleDescription(
    code: "evidence-version-mismatch", severity: .error,
    summary: "an evidence schema asks for another version than the lockfile has",
    rationale: "Evidence of what is shipped could then never be valid.",
    bad: .init("json", #"{"properties": {"boatVersion": {"const": "0.9.0"}}}"#),
    good: .init("json", #"{"properties": {"boatVersion": {"const": "1.0.0"}}}"#),
    cure: "Set the constant to the pinned version.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    let evidence = Set(package.manifest.operations.compactMap(\.evidenceSchema?.value))
    for schema in package.schemas {
      guard let id = schema.resource.id, evidence.contains(id.value),
        let properties = schema.root["properties"]
      else { continue }
      for (name, entry) in DependencyChecksums.versions(in: properties) {
        guard let constant = entry.value["const"],
          let pin = UnclearPin.pin(name, entry, among: package.pins, into: &findings),
          let locked = pin.version, constant.string != locked.value
        else { continue }
        let shown = constant.string ?? constant.number ?? constant.kindName
        findings.report(
          about,
          "'\(entry.key)' must be '\(shown)'; the pin of '\(pin.identity)' has '\(locked.value)'",
          at: constant.location, hint: "set the constant to \"\(locked.value)\"",
          related: [.init("the pin is here", at: locked.location)])
      }
    }
  }
}
