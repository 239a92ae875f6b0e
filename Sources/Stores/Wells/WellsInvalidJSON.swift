package import Diagnostics

/// A table of wells that is no JSON.
package enum WellsInvalidJSON {
  package static let about = RuleDescription(
    code: "wells-invalid-json", severity: .error,
    summary: "the table of wells is not JSON",
    rationale: "A table that is half read would compose for half of the sizes in silence.",
    bad: .init("json", "{\"schemaVersion\": 1, \"kind\": \"device-wells\",}"),
    good: .init(
      "json",
      """
      {"schemaVersion": 1, "kind": "device-wells", "partial": false, \
      "citedMinimumNativeWidths": [], "wells": []}
      """),
    cure: "mend the JSON at the place that the finding names")
}
