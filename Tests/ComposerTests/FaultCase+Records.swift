import Composer
import Diagnostics
import Fixtures

/// Composes, damages the folder, then validates it.
private func damaged(
  _ damage: @escaping @Sendable (TemporaryFolder) throws -> Void
) -> @Sendable (Stages) async throws -> [Finding] {
  { stages in
    guard stages.compose().ok else { throw FixtureFault("the sample does not compose") }
    try damage(stages.folder)
    return stages.validate().findings.sorted
  }
}

/// Composes and renders, damages the folder, then validates it.
private func rendered(
  _ damage: @escaping @Sendable (TemporaryFolder) throws -> Void
) -> @Sendable (Stages) async throws -> [Finding] {
  { stages in
    guard stages.compose().ok, await stages.render().ok else {
      throw FixtureFault("the sample does not render")
    }
    try damage(stages.folder)
    return stages.validate().findings.sorted
  }
}

/// Damages the template, composes, then renders.
private func drawn(
  _ old: String, _ new: String, in file: String = "page.svg.tmpl"
) -> @Sendable (Stages) async throws -> [Finding] {
  { stages in
    try stages.folder.replace(old, with: new, in: file)
    let composed = stages.compose()
    guard composed.ok else { return composed.findings.sorted }
    return await stages.render().findings.sorted
  }
}

extension FaultCase {
  /// Faults of a composed folder and its record.
  static let records: [FaultCase] = [
    .init("composed-missing", at: "out") { $0.validate().findings.sorted },
    .init("composed-missing", at: "out") { $0.export().findings.sorted },
    .init("composed-missing", at: "out") { await $0.render().findings.sorted },
    .init(
      "provenance-missing", at: "out/provenance.json",
      damaged { try $0.remove("out/provenance.json") }),
    .init(
      "provenance-invalid-json", at: "out/provenance.json:4",
      damaged {
        try $0.replace(
          "\"source\": \"composited\",", with: "\"source\": composited,", in: "out/provenance.json")
      }),
    .init(
      "provenance-field-missing", at: "out/provenance.json:1",
      damaged { try $0.replace("\"fonts\"", with: "\"font\"", in: "out/provenance.json") }),
    .init(
      "provenance-unsupported", at: "out/provenance.json:2",
      damaged {
        try $0.replace("composed-marketing-asset", with: "asset", in: "out/provenance.json")
      }),
    .init(
      "output-missing", at: "out/home.en-US.svg", damaged { try $0.remove("out/home.en-US.svg") }),
    .init(
      "output-sha-mismatch", at: "out/home.en-US.svg",
      damaged { try $0.replace("Your week", with: "My week", in: "out/home.en-US.svg") }),
    .init(
      "output-dimension-mismatch", at: "out/home.en-US.svg",
      damaged { try $0.replace("height=\"356\"", with: "height=\"355\"", in: "out/home.en-US.svg") }
    ),
    .init(
      "output-capture-link-missing", at: "out/home.en-US.svg",
      damaged { try $0.replace("home.png", with: "plan.png", in: "out/home.en-US.svg") }),
    .init(
      "well-mismatch", at: "out/provenance.json:16",
      damaged { try $0.replace("\"small\"", with: "\"smal\"", in: "wells.json") }),
    .init(
      "well-mismatch", at: "out/provenance.json:16",
      damaged { try $0.replace("356", with: "357", in: "wells.json") }),
    .init(
      "capture-sha-mismatch", at: "out/provenance.json:16",
      damaged { try $0.write("captures/home.png", PNGFixture.solid(120, 240, colour: [1, 2, 3])) }),
    .init(
      "template-sha-mismatch", at: "page.svg.tmpl",
      damaged { try $0.replace("#f4f1ea", with: "#ffffff", in: "page.svg.tmpl") }),
    .init("template-changed", at: "page.svg.tmpl") {
      guard $0.compose().ok else { return [] }
      try $0.folder.replace("#f4f1ea", with: "#ffffff", in: "page.svg.tmpl")
      return $0.export().findings.sorted
    },
    .init("locale-invalid", at: "") {
      guard $0.compose().ok else { return [] }
      return $0.export(["de-DE", "en_US"]).findings.sorted
    },
  ]

  /// Faults of the pictures and their record.
  static let rasters: [FaultCase] = [
    .init(
      "raster-missing", at: "out/home.en-US.png", rendered { try $0.remove("out/home.en-US.png") }),
    .init(
      "raster-sha-mismatch", at: "out/home.en-US.png",
      rendered { try $0.write("out/home.en-US.png", PNGFixture.solid(200, 356)) }),
    .init(
      "raster-dimension-mismatch", at: "out/home.en-US.png",
      rendered { try $0.write("out/home.en-US.png", PNGFixture.solid(200, 355)) }),
    .init(
      "raster-alpha", at: "out/home.en-US.png",
      rendered {
        try $0.write("out/home.en-US.png", PNGFixture.solid(200, 356, colour: [1, 2, 3, 255]))
      }),
    .init(
      "raster-source-mismatch", at: "out/rasters.json:10",
      rendered { try $0.replace("Your week", with: "My week", in: "out/home.en-US.svg") }),
    .init(
      "provenance-field-missing", at: "out/rasters.json:1",
      rendered { try $0.replace("\"outputs\"", with: "\"output\"", in: "out/rasters.json") }),
    .init("raster-alpha", at: "out/home.en-US.svg", drawn("fill=\"#f4f1ea\"", "fill=\"none\"")),
    .init(
      "image-dropped", at: "out/home.en-US.svg:2",
      drawn("<title>", "<image width=\"9\" height=\"9\" href=\"badge.png\"/><title>")),
    .init(
      "font-missing", at: "out/home.en-US.svg:4",
      drawn("sans-serif", "Zzyzx Grotesk", in: "copy.json")),
    .init(
      "glyph-missing", at: "out/home.en-US.svg:4",
      drawn("Your week", "Your \u{F1234} week", in: "copy.json")),
    .init(
      "text-overflow", at: "out/home.en-US.svg",
      drawn("Your week", "Your week, and every week that comes after it", in: "copy.json")),
  ]
}
