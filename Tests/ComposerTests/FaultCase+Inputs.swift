import Composer
import Diagnostics
import Fixtures

/// Replaces a text in a file of the sample, then composes.
private func edited(
  _ file: String, _ old: String, _ new: String
) -> @Sendable (Stages) async throws -> [Finding] {
  { stages in
    try stages.folder.replace(old, with: new, in: file)
    return stages.compose().findings.sorted
  }
}

extension FaultCase {
  /// Faults of the manifest and of the captures that it names.
  static let captures: [FaultCase] = [
    .init("captures-missing", at: "captures.json") {
      try $0.folder.remove("captures.json")
      return $0.compose().findings.sorted
    },
    .init(
      "captures-invalid-json", at: "captures.json:2",
      edited("captures.json", "\"home\",", "\"home\"")),
    .init(
      "captures-invalid", at: "captures.json:3", edited("captures.json", "\"plan\"", "\"Plan\"")),
    .init(
      "captures-invalid", at: "captures.json:3", edited("captures.json", "\"plan\"", "\"home\"")),
    .init(
      "captures-invalid", at: "captures.json:2", edited("captures.json", "captures/home", "/home")),
    .init(
      "captures-invalid", at: "captures.json:1",
      edited("captures.json", "capture-manifest", "captures")),
    .init("capture-missing", at: "captures.json:3") {
      try $0.folder.remove("captures/plan.png")
      return $0.compose().findings.sorted
    },
    .init("capture-sha-mismatch", at: "captures.json:2") {
      try $0.folder.write("captures/home.png", PNGFixture.solid(120, 240, colour: [1, 2, 3]))
      return $0.compose().findings.sorted
    },
    .init("capture-dimension-mismatch", at: "captures.json:2") {
      try $0.folder.write("captures/home.png", PNGFixture.solid(121, 240))
      try $0.files.writeManifest()
      return $0.compose().findings.sorted
    },
    .init("capture-format-unreadable", at: "captures.json:2") {
      try $0.folder.write("captures/home.png", "a picture, honestly")
      try $0.files.writeManifest()
      return $0.compose().findings.sorted
    },
  ]

  /// Faults of wells, and of choosing one.
  static let wells: [FaultCase] = [
    .init("wells-missing", at: "wells.json") {
      try $0.folder.remove("wells.json")
      return $0.compose().findings.sorted
    },
    .init("wells-invalid-json", at: "wells.json:2", edited("wells.json", "\"Wide\",", "\"Wide\"")),
    .init("wells-invalid", at: "wells.json:5", edited("wells.json", "\"slim\"", "\"small\"")),
    .init(
      "wells-invalid", at: "wells.json:4", edited("wells.json", "\"height\": 356", "\"height\": 0")),
    .init("wells-partial", at: "wells.json", edited("wells.json", "false", "true")),
    .init("well-unknown", at: "captures.json:2", edited("captures.json", "\"small\"", "\"smal\"")),
    .init("well-not-found", at: "captures.json:2") {
      try $0.folder.replace(", \"well\": \"small\"", with: "", in: "captures.json")
      try $0.folder.replace("\"width\": 120", with: "\"width\": 124", in: "wells.json")
      return $0.compose().findings.sorted
    },
    .init("well-ambiguous", at: "captures.json:2") {
      try $0.folder.replace(", \"well\": \"small\"", with: "", in: "captures.json")
      try $0.folder.replace(
        "\"width\": 200, \"height\": 356", with: "\"width\": 120, \"height\": 240",
        in: "wells.json")
      return $0.compose().findings.sorted
    },
    .init(
      "native-width-below-minimum", at: "",
      edited(
        "wells.json", "\"source\": \"none\"}", "\"source\": \"none\", \"citedMinimum\": \"Wide\"}")),
    .init("minimum-uncited", at: "") { $0.compose().findings.sorted },
  ]

  /// Faults of the words.
  static let copy: [FaultCase] = [
    .init("copy-missing", at: "copy.json") {
      try $0.folder.remove("copy.json")
      return $0.compose().findings.sorted
    },
    .init("copy-missing", at: "copy.json:2", edited("copy.json", "\"home\": \"Your week\",\n", "")),
    .init("copy-missing", at: "copy.json:3", edited("copy.json", "Your week", " ")),
    .init("copy-missing", at: "copy.json") { $0.compose(locale: "fr-FR").findings.sorted },
    .init(
      "copy-invalid-json", at: "copy.json:3", edited("copy.json", "\"Your week\"", "Your week")),
    .init("copy-invalid", at: "copy.json:2", edited("copy.json", "\"headlines\"", "\"headline\"")),
    .init("copy-invalid", at: "copy.json:4", edited("copy.json", "\"Plan it\"", "7")),
    .init("copy-invalid", at: "copy.json:4", edited("copy.json", "Plan it", "Plan\\u0007 it")),
    .init("locale-invalid", at: "") { $0.compose(locale: "en_US").findings.sorted },
    .init("now-invalid", at: "") { $0.compose(now: "2026-02-30T09:00:00Z").findings.sorted },
  ]

  /// Faults of the template.
  static let template: [FaultCase] = [
    .init("template-missing", at: "page.svg.tmpl") {
      try $0.folder.remove("page.svg.tmpl")
      return $0.compose().findings.sorted
    },
    .init("template-invalid", at: "page.svg.tmpl:6", edited("page.svg.tmpl", "</svg>", "</g>")),
    .init(
      "template-placeholder-missing", at: "page.svg.tmpl:1",
      edited("page.svg.tmpl", "{{CAPTURE_X}}", "0")),
    .init(
      "template-placeholder-unknown", at: "page.svg.tmpl:2",
      edited("page.svg.tmpl", "<title>{{HEADLINE}}", "<title>{{HEADLIN}}")),
    .init(
      "element-undrawn", at: "page.svg.tmpl:2",
      edited("page.svg.tmpl", "<title>", "<foreignObject/><title>")),
  ]
}
