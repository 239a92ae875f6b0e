import Composer
import Diagnostics
import Fixtures

/// Replaces a text in a file of the sample, then builds.
private func built(
  _ old: String, _ new: String, in file: String = "vitrine.yaml"
) -> @Sendable (Stages) async throws -> [Finding] {
  { stages in
    try stages.folder.replace(old, with: new, in: file)
    return await stages.build().report.findings
  }
}

extension FaultCase {
  /// Faults of a project file and of what it asks for.
  static let projects: [FaultCase] = [
    .init("project-missing", at: "nowhere") { await $0.build("nowhere").report.findings },
    .init("project-missing", at: "captures/vitrine.yaml") {
      await $0.build("captures").report.findings
    },
    .init("project-invalid-yaml", at: "vitrine.yaml:7", built("de-DE]", "de-DE")),
    .init("project-invalid", at: "vitrine.yaml:6", built("locales:", "localse:")),
    .init("project-invalid", at: "vitrine.yaml:6", built("de-DE", "de_DE")),
    .init("project-invalid", at: "vitrine.yaml:12", built("- id: plan", "- id: home")),
    .init(
      "project-invalid", at: "vitrine.yaml:4",
      built("wells: wells.json", "wells: [wells.json, more.json]")),
    .init("project-invalid", at: "vitrine.yaml:9", built("captures: [home]", "captures: []")),
    .init(
      "project-invalid", at: "vitrine.yaml:9", built("captures: [home]", "captures: [home, plan]")),
    .init(
      "release-block-invalid", at: "vitrine.yaml:3",
      built("captures: captures.json", "release: { catalgo: c.yaml }\ncaptures: captures.json")),
    .init(
      "template-missing", at: "vitrine.yaml:9",
      built("page.svg.tmpl\n    captures: [home]", "pgae.svg.tmpl\n    captures: [home]")),
    .init(
      "well-unknown", at: "vitrine.yaml:11",
      built("[home]\n    wells: [small]", "[home]\n    wells: [smal]")),
    .init("capture-missing", at: "vitrine.yaml:10", built("captures: [home]", "captures: [hoem]")),
    .init(
      "copy-missing", at: "copy.json:6", built("\"home\": \"Deine Woche\",\n", "", in: "copy.json")),
    .init("output-clash", at: "vitrine.yaml:8") {
      try $0.folder.replace(
        "small\", \"device\": \"Phone\", \"width\": 200, \"height\": 356, \"storeWell\": null",
        with:
          "small\", \"device\": \"Phone\", \"width\": 200, \"height\": 356, \"storeWell\": \"phoneScreenshots\"",
        in: "wells.json")
      try $0.folder.replace("[small]", with: "[small, also]", in: "vitrine.yaml")
      try $0.folder.replace(
        "\"wells\": [", with: "\"families\": {\"also\": \"small\"}, \"wells\": [", in: "wells.json")
      return await $0.build().report.findings
    },
    .init("layout-missing", at: "vitrine.yaml:12") {
      try $0.folder.replace(
        "200, \"height\": 356, \"storeWell\": null",
        with: "200, \"height\": 356, \"storeWell\": \"phoneScreenshots\"", in: "wells.json")
      try $0.folder.replace(
        "shots:", with: "output: { layouts: [deliver] }\nshots:", in: "vitrine.yaml")
      return await $0.build().report.findings
    },
    .init("locale-unsupported", at: "vitrine.yaml:6") {
      try $0.folder.replace(
        "200, \"height\": 356, \"storeWell\": null",
        with: "200, \"height\": 356, \"storeWell\": \"phoneScreenshots\"", in: "wells.json")
      try $0.folder.replace("de-DE", with: "or-IN", in: "vitrine.yaml")
      return await $0.build().report.findings
    },
    .init("output-unwritable", at: "") {
      try $0.folder.write("out", "a file in the way")
      return await $0.build().report.findings
    },
  ]
}
