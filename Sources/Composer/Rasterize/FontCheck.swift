import Diagnostics
import Raster

/// Names the fonts that would be replaced and the characters that would turn to boxes.
struct FontCheck {
  let fonts: FontLibrary
  let locale: LocaleTag

  func check(_ scan: PageScan, into findings: inout Findings) {
    var seen: Set<String> = []
    for sheet in scan.sheetFamilies where seen.insert(sheet.family).inserted {
      check(family: sheet.family, at: sheet.location, into: &findings)
    }
    for run in scan.texts.flatMap(\.runs) {
      let family = run.family ?? "sans-serif"
      if seen.insert(family).inserted { check(family: family, at: run.location, into: &findings) }
      checkGlyphs(of: run, family: family, into: &findings)
    }
  }

  /// The fonts that set the texts of a page, each once, in the order of their first use.
  func fontsUsed(in scan: PageScan) -> [FontFace] {
    var faces: [FontFace] = []
    for run in scan.texts.flatMap(\.runs) {
      let weight = run.weight.flatMap { Int($0) } ?? (run.weight == "bold" ? 700 : 400)
      let style = TextStyle(
        family: run.family ?? "sans-serif", size: 16, weight: weight, language: locale.text)
      for face in fonts.fontsUsed(for: run.text, style) where !faces.contains(face) {
        faces.append(face)
      }
    }
    return faces
  }

  private func check(family: String, at location: Location, into findings: inout Findings) {
    let face = fonts.resolve(family: family, language: locale.text)
    if face?.isRequestedFamily == true { return }
    let other = face.map { "'\($0.family)' would be drawn" } ?? "there is no font at all"
    findings.report(
      DrawingRules.fontMissing, "the font family '\(family)' is not installed; \(other)",
      at: location,
      hint: "install it, or name a family that is there", details: ["family": .string(family)])
  }

  private func checkGlyphs(
    of run: PageScan.Run, family: String, into findings: inout Findings
  ) {
    let missing = fonts.missingScalars(in: run.text, family: family, language: locale.text)
    guard !missing.isEmpty else { return }
    let names = missing.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "'\(scalar)' (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
    }
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    let text = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    findings.report(
      DrawingRules.glyphMissing,
      "no font has \(names.joined(separator: ", "))\(more) of '\(text)' in \(locale)",
      at: run.location,
      hint:
        "\(WrittenScript.remedy(for: missing) ?? "install a font for it"), or write the text without it",
      details: ["family": .string(family)])
  }
}
