import Documents
import Geometry

/// Writes a designed template out as a page: parts moved and mirrored, colours of the theme, words and
/// captures in their places.
struct DesignWriter {
  let design: Design
  let spread: Spread
  let theme: Theme
  /// Whether the composition is mirrored.
  let isMirrored: Bool
  /// The page's picture of a scene over several, from 0.
  let page: Int
  /// The elements of a text, by the order of its box in the template; nil for one that is left out.
  let text: (_ index: Int, _ box: TextBox, _ attributes: String) -> String?
  /// The elements of a slot, by the order of it in the template.
  let slot: (_ index: Int, _ slot: Slot) -> String

  /// Told of every box where it lies.
  var onBox: (TextBox) -> Void = { _ in }
  /// Which parts are written.
  var layer = Layer.whole

  /// A part of a page.
  enum Layer { case whole, base, words }

  /// The place of the page in the scene: a mirrored one starts at the right.
  private var scenePage: Int { isMirrored ? spread.pages - 1 - page : page }

  private var boxes = 0
  private var slots = 0

  init(
    design: Design, spread: Spread, theme: Theme, isMirrored: Bool, page: Int,
    text: @escaping (Int, TextBox, String) -> String?, slot: @escaping (Int, Slot) -> String
  ) {
    self.design = design
    self.spread = spread
    self.theme = theme
    self.isMirrored = isMirrored
    self.page = page
    self.text = text
    self.slot = slot
  }

  /// The elements of the template's root, in their order.
  mutating func body(of root: XMLTree.Element) -> String {
    var out = ""
    for child in root.children {
      switch child {
      case .element(let element): out += part(element, isPlaced: false)
      case .text, .cdata, .comment, .processingInstruction: break
      }
    }
    return out
  }

  private static let withoutPlace: Set = [
    "defs", "style", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath",
    "mask", "filter", "pattern", "symbol", "marker",
  ]

  /// A part of the page; `isPlaced` inside of one that is moved as a whole.
  private mutating func part(_ element: XMLTree.Element, isPlaced: Bool) -> String {
    let name = element.localName
    if ["title", "desc", "metadata"].contains(name) { return "" }
    if Self.withoutPlace.contains(name) { return whole(element, transform: nil) }
    let pin = element["data-pin"].flatMap(Pin.init)
    if !isPlaced, pin == nil, isFrame(element) {
      return open(element, transform: nil) + inner(of: element, isPlaced: false) + close(element)
    }
    let placing: Pin? = isPlaced || fillsCanvas(element) ? nil : pin ?? Pin()
    if element["data-text"] != nil { return textPart(element, placing) }
    if element["data-slot"] != nil { return slotPart(element, placing) }
    return plainPart(element, placing)
  }

  /// Whether a group only holds parts that are pinned on their own.
  private func isFrame(_ element: XMLTree.Element) -> Bool {
    element.localName == "g" && element["transform"] == nil && hasPin(in: element)
  }

  private func hasPin(in element: XMLTree.Element) -> Bool {
    element.elements.contains { $0["data-pin"] != nil || hasPin(in: $0) }
  }

  /// Whether an element says in per cent that it covers all; so it does in a scene over several pictures.
  private func fillsCanvas(_ element: XMLTree.Element) -> Bool {
    element["width"]?.hasSuffix("%") == true && element["data-pin"] == nil
  }

  private mutating func textPart(_ element: XMLTree.Element, _ pin: Pin?) -> String {
    let index = boxes
    boxes += 1
    var box = design.boxes[index]
    if let pin { box.rect = spread.place(box.rect, pin) }
    if isMirrored { box.rect = box.rect.mirrored(in: spread.canvas.width) }
    onBox(box)
    let place = Int((box.rect.x + box.rect.width / 2) / spread.pageWidth)
    guard place == scenePage || spread.pages == 1 else { return "" }
    let kept = ["fill", "opacity", "fill-opacity", "class", "stroke", "stroke-width", "id"]
    let attributes = kept.compactMap { name -> String? in
      value(of: name, in: element).map { " \(name)=\"\($0.xmlEscaped)\"" }
    }
    guard layer != .base, let lines = text(index, box, attributes.joined()) else { return "" }
    return wrapped(lines, in: element)
  }

  private mutating func slotPart(_ element: XMLTree.Element, _ pin: Pin?) -> String {
    let index = slots
    slots += 1
    var slot = design.slots[index]
    if let pin { slot.rect = spread.place(slot.rect, pin) }
    if isMirrored { slot.rect = slot.rect.mirrored(in: spread.canvas.width) }
    guard layer != .words else { return "" }
    return wrapped(self.slot(index, slot), in: element)
  }

  /// Elements inside of the element's own transform.
  private func wrapped(_ svg: String, in element: XMLTree.Element) -> String {
    guard let own = element["transform"].flatMap({ Affine($0) }) else { return svg }
    let transform = isMirrored ? mirror.after(own.after(mirror)) : own
    return transform.attribute.map { "<g transform=\"\($0)\">\(svg)</g>" } ?? svg
  }

  private var mirror: Affine { .mirror(width: spread.canvas.width) }

  private mutating func plainPart(_ element: XMLTree.Element, _ pin: Pin?) -> String {
    let own = element["transform"].flatMap { Affine($0) } ?? .identity
    let shift = pin.map { spread.shift($0, middle: middle(of: element)) } ?? (x: 0, y: 0)
    let placed = Affine.translation(shift.x, shift.y).after(own)
    guard element.localName == "g", holdsPlaces(element) else {
      guard layer != .words else { return "" }
      let keeps = element["data-mirror"] == "false"
      let transform = isMirrored && !keeps ? mirror.after(placed) : placed
      return whole(element, transform: transform.attribute, growth: pin.map(spread.growth))
    }
    // What holds words or captures is mirrored around them, they themselves are not.
    let transform = isMirrored ? mirror.after(placed.after(mirror)) : placed
    return open(element, transform: transform.attribute) + inner(of: element, isPlaced: true)
      + close(element)
  }

  private func holdsPlaces(_ element: XMLTree.Element) -> Bool {
    element.elements.contains {
      $0["data-text"] != nil || $0["data-slot"] != nil || holdsPlaces($0)
    }
  }

  /// The upright middle of a part, as far as its attributes tell.
  private func middle(of element: XMLTree.Element) -> Double? {
    if let x = element["x"].flatMap({ Double($0) }),
      let width = element["width"].flatMap({ Double($0) })
    {
      return x + width / 2
    }
    if let centre = element["cx"].flatMap({ Double($0) }) { return centre }
    return element.elements.lazy.compactMap { middle(of: $0) }.first
  }

  private mutating func inner(of element: XMLTree.Element, isPlaced: Bool) -> String {
    element.children.reduce(into: "") { out, child in
      switch child {
      case .element(let inner): out += part(inner, isPlaced: isPlaced)
      case .text(let piece), .cdata(let piece): out += piece.text.xmlEscaped
      case .comment, .processingInstruction: break
      }
    }
  }

  /// An element with all that is in it, as it stands.
  private func whole(
    _ element: XMLTree.Element, transform: String?,
    growth: (width: Double, height: Double)? = nil
  ) -> String {
    var out = open(element, transform: transform, growth: growth)
    for child in element.children {
      switch child {
      case .element(let inner): out += whole(inner, transform: inner["transform"])
      case .text(let piece), .cdata(let piece): out += piece.text.xmlEscaped
      case .comment, .processingInstruction: break
      }
    }
    return out + close(element)
  }

  private func open(
    _ element: XMLTree.Element, transform: String?,
    growth: (width: Double, height: Double)? = nil
  ) -> String {
    var attributes: [(String, String)] = []
    for attribute in element.attributes
    where !attribute.name.hasPrefix("data-") && attribute.name != "transform" {
      var text = value(of: attribute.name, in: element) ?? attribute.value
      if attribute.value == "100%", fillsCanvas(element) {
        if attribute.name == "width" { text = spread.canvas.width.svg }
        if attribute.name == "height" { text = spread.canvas.height.svg }
      }
      if attribute.name == "width", let growth, let number = Double(text) {
        text = (number + growth.width).svg
      } else if attribute.name == "height", let growth, let number = Double(text) {
        text = (number + growth.height).svg
      } else if attribute.name.hasSuffix("href"), let asset = design.assets[attribute.value] {
        text = asset
      }
      attributes.append((attribute.name, text))
    }
    for name in ["fill", "stroke", "stop-color"] where element[name] == nil {
      if let text = value(of: name, in: element) { attributes.append((name, text)) }
    }
    if let transform { attributes.append(("transform", transform)) }
    let written = attributes.map { " \($0.0)=\"\($0.1.xmlEscaped)\"" }.joined()
    return "<\(element.name)\(written)>"
  }

  private func close(_ element: XMLTree.Element) -> String { "</\(element.name)>\n" }

  /// A property with the theme's colour, where the element names a role that the theme sets.
  private func value(of name: String, in element: XMLTree.Element) -> String? {
    if let role = element["data-\(name)"], let colour = ThemeColour(role)?.resolved(in: theme) {
      return colour.description
    }
    return element.property(name)
  }
}
