internal import Diagnostics
internal import Documents

/// A check that is told of no catalog.
enum CatalogUnnamed {
  static let about = RuleDescription(
    code: "catalog-unnamed", severity: .error,
    summary: "the check is told of no catalog",
    rationale: "Without one there is nothing to hold the stores' files against.",
    bad: .init("yaml", "# vitrine.yaml\nrelease:\n  storekit: [Config/Soar.storekit]\n"),
    good: .init(
      "yaml",
      "# vitrine.yaml\nrelease:\n  catalog: catalog.yaml\n  storekit: [Config/Soar.storekit]\n"),
    cure: "Name the catalog, or a project whose release block names it.")

  static func report(
    _ request: CatalogRequest, _ workspace: any Workspace, into findings: inout Findings
  ) {
    let place = request.search ?? request.path ?? Path(".")
    let words =
      request.search.map { "the search of '\($0)' found no catalog, or more than one" }
      ?? "'\(place)' is no project that names a catalog"
    findings.report(
      about, words, at: Location(file: place.string),
      hint: "name it: vitrine catalog check catalog.yaml, or release: { catalog: catalog.yaml }")
  }
}
