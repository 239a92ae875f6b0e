import Diagnostics
import Documents
import Geometry

extension Template {
  /// Fills the placeholders; what keeps the page from being whole is reported.
  func fillPlaceholders(
    _ request: PageRequest, in workspace: some Workspace, into findings: inout Findings
  ) -> FilledPage? {
    guard let source = request.captures.first else {
      preconditionFailure("a plain template is filled with one capture")
    }
    guard let layout = PlainLayout(picture: request.size, capture: source.capture.size) else {
      findings.report(
        WellChoiceRules.tooSmall,
        "the well '\(request.well)' (\(request.size) px) leaves no room for a capture",
        at: source.capture.location, hint: "choose a larger well",
        details: ["captureId": .string(source.capture.id), "well": .string(request.well)])
      return nil
    }
    let href = CaptureLink.href(
      to: workspace.resolved(source.capture.path), from: request.folder)
    let values = values(for: request, source: source, layout: layout, href: href)
    let svg = pieces.reduce(into: "") { out, piece in
      switch piece {
      case .text(let text): out += text
      case .name(let name, _):
        out += (Placeholder(rawValue: name).flatMap { values[$0] } ?? "").xmlEscaped
      }
    }
    // A value inside a comment could end it early; then the page is not what the template says.
    let faults = XMLReader().read(Array(svg.utf8), file: path.string).faults
    guard faults.isEmpty else {
      findings.report(faults, as: TemplateRules.invalid)
      return nil
    }
    return FilledPage(
      stem: request.stem, svg: Array(svg.utf8), size: request.size, well: request.well,
      locale: request.locale, sources: request.captures)
  }

  private func values(
    for request: PageRequest, source: VerifiedCapture, layout: PlainLayout, href: String
  ) -> [Placeholder: String] {
    let numbers: [Placeholder: Int] = [
      .width: request.size.width, .height: request.size.height,
      .captureX: layout.capture.x, .captureY: layout.capture.y,
      .captureWidth: layout.capture.width, .captureHeight: layout.capture.height,
      .headlineX: layout.headlineX, .headlineY: layout.headlineY,
      .headlineSize: layout.headlineSize,
      .frameX: layout.frame.x, .frameY: layout.frame.y, .frameWidth: layout.frame.width,
      .frameHeight: layout.frame.height, .frameRadius: layout.frameRadius,
    ]
    let texts: [Placeholder: String] = [
      .headline: request.texts["headline"] ?? "", .captureHref: href,
      .fontFamily: request.fontFamily ?? "system-ui",
      .locale: request.locale.text, .captureID: source.capture.id,
      .tool: request.tool.description, .composedAt: request.composedAt.text,
    ]
    return texts.merging(numbers.mapValues { String($0) }) { text, _ in text }
  }
}

extension String {
  /// The text with XML's five special characters as references.
  package var xmlEscaped: String {
    reduce(into: "") { out, character in
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      default: out.append(character)
      }
    }
  }
}
