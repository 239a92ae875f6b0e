package import Diagnostics
package import Documents

/// What an SVG text holds that concerns drawing it: the images it names, its texts, and everything
/// that the renderer would follow, run or leave out.
package struct PageScan: Sendable {
  /// An image that the page names.
  package struct Image: Sendable {
    /// The value of its `href`.
    package let href: String
    /// Where the value stands between its quotes, in bytes of the tree.
    package let valueRange: Range<Int>
    package let location: Location
  }

  /// A `text` element with the family and language that it inherits.
  package struct Text: Sendable {
    package let element: XMLTree.Element
    /// The font families that its runs ask for, each as written.
    package let runs: [Run]
    /// Whether it or an ancestor says which way it runs.
    package let hasDirection: Bool
    /// The paint that it or an ancestor asks for; nil where none does.
    package let fill: String?
    /// How opaque it is with all that holds it, 0 to 1.
    package let opacity: Double

    /// It and those of its spans that set a place of their own or an anchor.
    package var anchored: [XMLTree.Element] {
      func spans(of element: XMLTree.Element) -> [XMLTree.Element] {
        element.elements.filter { $0.property("text-anchor") != nil }
          + element.elements.flatMap(spans)
      }
      return [element] + spans(of: element)
    }
  }

  /// A stretch of text with one family.
  package struct Run: Sendable {
    package let text: String
    /// The family list as written; nil where nothing names one.
    package let family: String?
    /// The weight as written; nil where nothing says one.
    package let weight: String?
    package let location: Location
  }

  package private(set) var images: [Image] = []
  package private(set) var texts: [Text] = []
  package private(set) var findings = Findings()
  /// How many elements carry an id.
  package private(set) var idCounts: [String: Int] = [:]
  /// The families that style sheets name.
  package private(set) var sheetFamilies: [(family: String, location: Location)] = []
  /// Whether a style sheet is in it.
  package private(set) var hasSheet = false
  private let tree: XMLTree

  /// Scans a page or a template; what must not be in it is in `findings`.
  package init(_ tree: XMLTree) {
    self.tree = tree
    findings.report(tree.faults, as: TemplateRules.invalid)
    for child in tree.prolog + tree.epilog { scanInstruction(child) }
    guard let root = tree.root else { return }
    if root.localName != "svg" {
      refuse("the root element is '\(root.name)', not 'svg'", at: root.location)
    }
    scan(root, inherited: Inherited())
  }

  private struct Inherited {
    var family: String?
    var weight: String?
    var hasDirection = false
    var fill: String?
    var fillOpacity = 1.0
    var opacity = 1.0

    /// Takes over what an element says.
    mutating func take(_ element: XMLTree.Element) {
      family = element.property("font-family") ?? family
      weight = element.property("font-weight") ?? weight
      hasDirection = hasDirection || element.property("direction") != nil
      fill = element.property("fill") ?? fill
      fillOpacity = Self.part(element.property("fill-opacity")) ?? fillOpacity
      opacity *= Self.part(element.property("opacity")) ?? 1
    }

    /// A number or a percentage as a part of one.
    private static func part(_ text: String?) -> Double? {
      guard let text else { return nil }
      let isPercent = text.hasSuffix("%")
      guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else {
        return nil
      }
      return min(max(isPercent ? number / 100 : number, 0), 1)
    }
  }

  private mutating func scan(_ element: XMLTree.Element, inherited: Inherited) {
    var inherited = inherited
    inherited.take(element)
    checkAttributes(of: element)
    if let id = element["id"] { idCounts[id, default: 0] += 1 }
    switch element.localName {
    case "script": refuse("the page carries a script", at: element.location)
    case "include", "fallback":
      refuse("the page includes another file with '\(element.name)'", at: element.location)
    case let name where Self.undrawn.contains(name):
      findings.report(
        TemplateRules.undrawnElement, "the renderer leaves out '\(element.name)'",
        at: element.location, hint: "draw it with plain SVG")
    case "style": scanSheet(element)
    case "text":
      texts.append(
        Text(
          element: element,
          runs: Self.runs(of: element, family: inherited.family, weight: inherited.weight),
          hasDirection: inherited.hasDirection, fill: inherited.fill,
          opacity: inherited.opacity * inherited.fillOpacity))
    case "image", "feImage": addImage(element)
    default: checkReference(of: element)
    }
    for child in element.children {
      if case .element(let inner) = child { scan(inner, inherited: inherited) }
      scanInstruction(child)
    }
  }

  /// Elements of SVG 2, of other vocabularies or of animation that librsvg 2.54 does not draw.
  private static let undrawn: Set = [
    "foreignObject", "video", "audio", "iframe", "canvas", "embed", "object", "animate",
    "animateMotion", "animateTransform", "animateColor", "set", "textPath", "tref", "flowRoot",
    "mesh", "hatch", "solidcolor", "cursor",
  ]

  private mutating func refuse(_ message: String, at location: Location) {
    findings.report(TemplateRules.invalid, message, at: location, hint: "take it out")
  }

  private mutating func scanInstruction(_ child: XMLTree.Child) {
    guard case .processingInstruction(let target, _) = child, target != "xml" else { return }
    refuse(
      "the page carries the processing instruction '\(target)'",
      at: tree.location(of: child.byteRange))
  }

  private mutating func checkAttributes(of element: XMLTree.Element) {
    for attribute in element.attributes {
      // Browsers pass over white space within the scheme of a link.
      let value = attribute.value.unicodeScalars.filter { $0.value > 0x20 }
      let isScript = String(value).lowercased().hasPrefix("javascript:")
      let isHandler = attribute.name.lowercased().hasPrefix("on") && !attribute.name.contains("-")
      if isScript || isHandler {
        refuse("the page carries a script in '\(attribute.name)'", at: attribute.location)
      }
      checkURLs(in: attribute.value, at: attribute.location)
    }
  }

  /// What `url(…)` names outside of the page is never opened.
  private mutating func checkURLs(in text: String, at location: Location) {
    // A regular expression is compiled at each use; most values hold no parenthesis.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return }
    for match in text.matches(of: /url\(\s*["']?([^)"'\s]*)/) {
      let target = String(match.output.1)
      guard !target.hasPrefix("#"), !target.hasPrefix("data:") else { continue }
      findings.report(
        DrawingRules.imageDropped, "'\(target)' lies outside of the page", at: location,
        hint: "draw it in the page itself")
    }
  }

  private mutating func scanSheet(_ element: XMLTree.Element) {
    let sheet = element.text
    hasSheet = true
    if sheet.contains("@import") {
      refuse("the style sheet imports another", at: element.location)
    }
    if sheet.contains("@font-face") {
      refuse("the style sheet brings a font along; it is never loaded", at: element.location)
    }
    checkURLs(in: sheet, at: element.location)
    for match in sheet.matches(of: /font-family\s*:\s*([^;}]+)/) {
      let family = match.output.1.trimmed
      sheetFamilies.append((family, element.location))
    }
  }

  private mutating func addImage(_ element: XMLTree.Element) {
    guard let href = element.href else { return }
    images.append(
      Image(href: href.value, valueRange: href.valueRange, location: href.location))
  }

  private mutating func checkReference(of element: XMLTree.Element) {
    guard let href = element.href, element.localName != "a", !href.value.hasPrefix("#") else {
      return
    }
    findings.report(
      DrawingRules.imageDropped, "'\(href.value)' lies outside of the page", at: href.location,
      hint: "draw it in the page itself")
  }

  private static func runs(
    of element: XMLTree.Element, family: String?, weight: String?
  ) -> [Run] {
    let family = element.property("font-family") ?? family
    let weight = element.property("font-weight") ?? weight
    return element.children.flatMap { child -> [Run] in
      switch child {
      case .text(let piece), .cdata(let piece):
        guard !piece.text.allSatisfy(\.isWhitespace) else { return [] }
        return [
          Run(text: piece.text, family: family, weight: weight, location: element.location)
        ]
      case .element(let inner): return runs(of: inner, family: family, weight: weight)
      case .comment, .processingInstruction: return []
      }
    }
  }
}

extension XMLTree.Element {
  /// The name without its prefix.
  package var localName: String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// The reference of an element: `href`, else `xlink:href`.
  package var href: XMLTree.Attribute? {
    attributes.first { $0.name == "href" } ?? attributes.first { $0.name == "xlink:href" }
  }

  /// A presentation property as the element itself sets it: in its `style`, else as an attribute.
  package func property(_ name: String) -> String? {
    if let style = self["style"] {
      let declarations = style.split(separator: ";").map { $0.split(separator: ":", maxSplits: 1) }
      let value = declarations.last { $0.count == 2 && $0[0].trimmed.lowercased() == name }
      if let value { return value[1].trimmed }
    }
    return self[name]
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
