package import Diagnostics

/// The rules about templates.
package enum TemplateRules {
  package static let all = [
    missing, invalid, placeholderMissing, placeholderUnknown, changed, hashMismatch,
    undrawnElement,
  ]

  package static let missing = RuleDescription(
    code: "template-missing", severity: .error,
    summary: "the template is not there or can't be read",
    rationale: "Without its template a page can't be drawn.",
    bad: .init("yaml", "template: devise-well"),
    good: .init("yaml", "template: device-well"),
    cure: "Name a template of templates/, or give a path to one.")

  package static let invalid = RuleDescription(
    code: "template-invalid", severity: .error,
    summary: "the template is not well-formed, or holds what a picture must not",
    rationale: """
      A document type, an inclusion or a script can bring other files into the picture, cost \
      gigabytes, or run where somebody opens the page; none of them draws anything.
      """,
    bad: .init("svg", "<svg><rect></svg>"),
    good: .init("svg", "<svg><rect/></svg>"),
    cure: "Mend the template at the line and column given.")

  package static let placeholderMissing = RuleDescription(
    code: "template-placeholder-missing", severity: .error,
    summary: "a template lacks a placeholder that it must hold",
    rationale: "Without it a page would lack its headline, its capture or its size.",
    bad: .init("svg", #"<image href="shot.png"/>"#),
    good: .init("svg", #"<image href="{{CAPTURE_HREF}}"/>"#),
    cure: "Add the placeholder that the message names.")

  package static let placeholderUnknown = RuleDescription(
    code: "template-placeholder-unknown", severity: .error,
    summary: "a template holds a placeholder that nobody fills",
    rationale: "It would be drawn as it stands, braces and all.",
    bad: .init("svg", "<text>{{HEADLIN}}</text>"),
    good: .init("svg", "<text>{{HEADLINE}}</text>"),
    cure: "Correct the name; the documentation lists them all.")

  package static let changed = RuleDescription(
    code: "template-changed", severity: .error,
    summary: "the template is not the one that the pages were composed with",
    rationale: "Locales of one release that are drawn with two templates don't belong together.",
    bad: .init("shell", "vitrine export --composed out --template new.svg.tmpl …"),
    good: .init("shell", "vitrine compose --template new.svg.tmpl … && vitrine export …"),
    cure: "Compose again with the new template, or put the old one back.")

  package static let hashMismatch = RuleDescription(
    code: "template-sha-mismatch", severity: .error,
    summary: "the template differs from the recorded one",
    rationale: "The record then no longer says what the pages were made from.",
    bad: .init("text", "provenance.json records 1b0f…, the template hashes to 77aa…"),
    good: .init("text", "provenance.json records the hash of the template as it is"),
    cure: "Compose again, or put the recorded template back.")

  package static let undrawnElement = RuleDescription(
    code: "element-undrawn", severity: .error,
    summary: "a page holds an element that the renderer leaves out in silence",
    rationale: "A browser shows it, librsvg does not: the picture would lack it without a word.",
    bad: .init("svg", "<foreignObject><p>Text</p></foreignObject>"),
    good: .init("svg", "<text>Text</text>"),
    cure: "Draw it with plain SVG: paths, shapes, text, images.")
}
