package import Diagnostics

/// The rules about composed folders: provenance, pages, rasters.
package enum RecordRules {
  package static let all = [
    nowInvalid, composedMissing, provenanceMissing, provenanceJSON, fieldMissing, unsupported,
    outputMissing, outputHash, outputSize, linkMissing, rasterMissing, rasterHash, rasterSize,
    rasterAlpha, rasterSource,
  ]

  package static let nowInvalid = RuleDescription(
    code: "now-invalid", severity: .error,
    summary: "the time given is no ISO 8601 date and time",
    rationale: "The time of composing is part of the record; the clock is never read.",
    bad: .init("shell", "vitrine compose --now yesterday …"),
    good: .init("shell", "vitrine compose --now 2026-11-30T09:00:00Z …"),
    cure: "Give date, T, time and zone.")

  package static let composedMissing = RuleDescription(
    code: "composed-missing", severity: .error,
    summary: "the composed folder is not there",
    rationale: "There is nothing to work on.",
    bad: .init("shell", "vitrine render --composed otu"),
    good: .init("shell", "vitrine render --composed out"),
    cure: "Name the folder that compose wrote.")

  package static let provenanceMissing = RuleDescription(
    code: "provenance-missing", severity: .error,
    summary: "a composed folder has no provenance.json",
    rationale: "Pictures without a record of their sources could pass for captures.",
    bad: .init("text", "out/home.en-US.svg without out/provenance.json"),
    good: .init("text", "out/home.en-US.svg beside out/provenance.json"),
    cure: "Compose again.")

  package static let provenanceJSON = RuleDescription(
    code: "provenance-invalid-json", severity: .error,
    summary: "a provenance record is not JSON",
    rationale: "A record that can't be read proves nothing.",
    bad: .init("json", #"{"kind": "composed-marketing-asset", "#),
    good: .init("json", #"{"kind": "composed-marketing-asset"}"#),
    cure: "Compose again.")

  package static let fieldMissing = RuleDescription(
    code: "provenance-field-missing", severity: .error,
    summary: "a provenance record lacks a field or has it in another form",
    rationale: "Each field is needed to trace a picture back to what it shows.",
    bad: .init("json", #"{"kind": "composed-marketing-asset", "outputs": []}"#),
    good: .init(
      "json", #"{"kind": "composed-marketing-asset", "composedAt": "2026-11-30T09:00:00Z"}"#),
    cure: "Compose again; the message names the field.")

  package static let unsupported = RuleDescription(
    code: "provenance-unsupported", severity: .error,
    summary: "a record is of another kind",
    rationale: "Only a record that calls itself a composed marketing asset is one.",
    bad: .init("json", #"{"kind": "capture-manifest"}"#),
    good: .init("json", #"{"kind": "composed-marketing-asset", "notCaptureEvidence": true}"#),
    cure: "Name a folder that compose or build wrote.")

  package static let outputMissing = RuleDescription(
    code: "output-missing", severity: .error,
    summary: "a page that is recorded is not there",
    rationale: "The release would lack it.",
    bad: .init("text", "provenance.json records home.en-US.svg; the file is gone"),
    good: .init("text", "every recorded page is there"),
    cure: "Compose again.")

  package static let outputHash = RuleDescription(
    code: "output-sha-mismatch", severity: .error,
    summary: "a page is not the one that was recorded",
    rationale: "It was changed after it was composed; nobody approved what it shows now.",
    bad: .init("text", "home.en-US.svg was edited by hand"),
    good: .init("text", "home.en-US.svg as it was composed"),
    cure: "Change the template or the copy, and compose again.")

  package static let outputSize = RuleDescription(
    code: "output-dimension-mismatch", severity: .error,
    summary: "a page's size differs from the recorded one",
    rationale: "It would be drawn at a size that the store does not list.",
    bad: .init("svg", #"<svg width="1320" height="2866">"#),
    good: .init("svg", #"<svg width="1320" height="2868">"#),
    cure: "Compose again.")

  package static let linkMissing = RuleDescription(
    code: "output-capture-link-missing", severity: .error,
    summary: "a page is tied to no capture, or does not show the one it is tied to",
    rationale: "A picture whose source is unknown proves nothing about what it shows.",
    bad: .init("json", #"{"path": "home.en-US.svg", "composedFrom": []}"#),
    good: .init("json", #"{"path": "home.en-US.svg", "composedFrom": [{"captureId": "home"}]}"#),
    cure: "Compose again.")

  package static let rasterMissing = RuleDescription(
    code: "raster-missing", severity: .error,
    summary: "a picture that is recorded is not there",
    rationale: "The release would lack it.",
    bad: .init("text", "rasters.json records home.en-US.png; the file is gone"),
    good: .init("text", "every recorded picture is there"),
    cure: "Render again.")

  package static let rasterHash = RuleDescription(
    code: "raster-sha-mismatch", severity: .error,
    summary: "a picture is not the one that was recorded",
    rationale: "It was changed after it was rendered.",
    bad: .init("text", "home.en-US.png was optimised by another tool"),
    good: .init("text", "home.en-US.png as it was rendered"),
    cure: "Render again.")

  package static let rasterSize = RuleDescription(
    code: "raster-dimension-mismatch", severity: .error,
    summary: "a picture's size differs from the recorded one",
    rationale: "The store refuses a size that it does not list.",
    bad: .init("text", "home.en-US.png is 640×1135, recorded as 640×1136"),
    good: .init("text", "home.en-US.png is 640×1136, as recorded"),
    cure: "Render again.")

  package static let rasterAlpha = RuleDescription(
    code: "raster-alpha", severity: .error,
    summary: "a picture has transparency",
    rationale: "The App Store refuses pictures with an alpha channel, even an opaque one.",
    bad: .init("svg", "<svg><circle r=\"9\"/></svg>"),
    good: .init(
      "svg", "<svg><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><circle r=\"9\"/></svg>"),
    cure: "Give the template an opaque background.")

  package static let rasterSource = RuleDescription(
    code: "raster-source-mismatch", severity: .error,
    summary: "a picture was drawn from another page than the one that is there",
    rationale: "Page and picture would say different things.",
    bad: .init("text", "rasters.json records page 1b0f…, home.en-US.svg hashes to 77aa…"),
    good: .init("text", "rasters.json records the page as it is"),
    cure: "Render again.")
}
