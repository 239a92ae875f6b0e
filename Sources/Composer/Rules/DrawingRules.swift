package import Diagnostics

/// The rules about what the renderer would leave out or replace in silence.
package enum DrawingRules {
  package static let all = [
    fontMissing, glyphMissing, textOverflow, imageDropped, undrawable, foreignDevice, lowContrast,
  ]

  package static let fontMissing = RuleDescription(
    code: "font-missing", severity: .error,
    summary: "a font family that is named is not installed",
    rationale: "Another family would be drawn in its place, with other widths, without a word.",
    bad: .init("svg", #"<text font-family="Zzyzx Grotesk">"#),
    good: .init("svg", #"<text font-family="Inter">"#),
    cure: "Install the family, put its files into the project's fonts folder, or name another.")

  package static let glyphMissing = RuleDescription(
    code: "glyph-missing", severity: .error,
    summary: "no installed font has a character of a text",
    rationale: "An empty box would be drawn in its place.",
    bad: .init("text", "Japanese on a machine without a Japanese font"),
    good: .init("text", "the same after installing fonts-noto-cjk"),
    cure: "Install a font that has it; vitrine doctor names a package.")

  package static let textOverflow = RuleDescription(
    code: "text-overflow", severity: .error,
    summary: "a text does not fit, or leaves the picture",
    rationale: "Letters are cut off at the edge.",
    bad: .init("text", "a word of 57 letters at 51 px on a picture 640 px wide"),
    good: .init("text", "a headline of two to six words"),
    cure: "Shorten the text, or use a template that fits its texts.")

  package static let imageDropped = RuleDescription(
    code: "image-dropped", severity: .error,
    summary: "an image would be left out of the picture",
    rationale: "The renderer leaves out what it may not or can't open, and reports success.",
    bad: .init("svg", #"<image href="../brand/logo.png"/>"#),
    good: .init("svg", #"<image href="logo.png"/>"#),
    cure: "Put the image beside the template, as PNG or JPEG, or draw it as a vector.")

  package static let undrawable = RuleDescription(
    code: "page-undrawable", severity: .error,
    summary: "the renderer refuses a page",
    rationale: "There is no picture of it.",
    bad: .init("svg", #"<svg width="0" height="0"/>"#),
    good: .init("svg", #"<svg width="1320" height="2868"/>"#),
    cure: "Mend the template as the message says.")

  package static let foreignDevice = RuleDescription(
    code: "device-foreign", severity: .warning,
    summary: "a picture shows a device of another platform than its store's",
    rationale:
      "The App Store refuses pictures of other platforms' devices; Google Play wants its own.",
    bad: .init("svg", #"<rect data-slot="1" data-device="phone"/> in a play-phone well"#),
    good: .init("svg", #"<rect data-slot="1" data-device="auto"/>"#),
    cure: "Let the well choose the device: data-device=\"auto\".")

  package static let lowContrast = RuleDescription(
    code: "contrast-low", severity: .warning,
    summary: "a text hardly stands out from what lies behind it",
    rationale:
      "In search results a picture is a few centimetres high; pale words on a pale ground are lost.",
    bad: .init("yaml", "theme: { background: \"#f4f1ea\", ink: \"#c9c4ba\" }"),
    good: .init("yaml", "theme: { background: \"#f4f1ea\", ink: \"#1d1b17\" }"),
    cure: "Choose colours with a contrast of 4.5 or more, 3 for large words.")
}
