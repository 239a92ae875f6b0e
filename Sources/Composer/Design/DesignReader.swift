import Diagnostics
import Documents
import Geometry

/// Reads a designed template; what is wrong with it gathers in `findings`.
struct DesignReader {
  private(set) var findings = Findings()
  private var boxes: [TextBox] = []
  private var slots: [Slot] = []
  private var ids: [String: Location] = [:]
  /// Where each of the boxes stands.
  private var places: [Location] = []

  mutating func read(_ root: XMLTree.Element, assets: [String: String]) -> Design? {
    let pages = whole("data-pages", of: root, in: 1...10) ?? 1
    guard let numbers = numbers(root["viewBox"], count: 4), numbers[2] > 0, numbers[3] > 0,
      numbers[0] == 0, numbers[1] == 0
    else {
      report(
        "a designed template has a viewBox that starts at 0 0", at: root.location,
        hint: "write it like viewBox=\"0 0 1320 2868\"")
      return nil
    }
    checkAttributes(of: root)
    for element in root.elements { walk(element, inside: nil) }
    let canvas = DeviceShape.Size(width: numbers[2], height: numbers[3])
    checkSlots(at: root.location)
    checkSeams(canvas: canvas, pages: pages)
    if boxes.isEmpty, slots.isEmpty {
      report(
        "the template has neither a text nor a slot", at: root.location,
        hint: "mark a <text> with data-text, and a <rect> with data-slot")
    }
    return Design(
      canvas: canvas, pages: pages, isMirrored: flag("data-mirror", of: root), boxes: boxes,
      slots: slots, assets: assets)
  }

  /// Reads an element and what is in it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - holder: The name of what holds it, where that is drawn as it stands or not at all.
  private mutating func walk(_ element: XMLTree.Element, inside holder: String?) {
    checkAttributes(of: element)
    if element["data-text"] != nil || element["data-slot"] != nil {
      if let holder {
        report(
          "'\(element.name)' stands inside of '\(holder)', where nothing is put in its place",
          at: element.location, hint: "put it into the page itself, or into a g")
      } else if element["data-text"] != nil {
        addBox(element)
      } else {
        addSlot(element)
      }
    }
    let isGroup = element.localName == "g"
    for inner in element.elements { walk(inner, inside: isGroup ? holder : element.name) }
  }

  private mutating func checkAttributes(of element: XMLTree.Element) {
    if let id = element["id"] {
      if let first = ids[id] {
        findings.report(
          TemplateRules.invalid, "the id '\(id)' stands here a second time", at: element.location,
          related: [.init("'\(id)' stands here first", at: first)])
      }
      ids[id] = ids[id] ?? element.location
    }
    for attribute in element.attributes where attribute.name.hasPrefix("data-") {
      if Design.attributes.contains(attribute.name) { continue }
      // Drawing programs leave data of their own; only what looks misspelt is a fault.
      let known = Design.attributes.sorted().map { $0.dropFirst("data-".count) }
      guard
        let near = nearestMatch(
          to: String(attribute.name.dropFirst("data-".count)), in: known.map(String.init))
      else { continue }
      report(
        "there is no '\(attribute.name)'", at: attribute.location,
        hint: "did you mean 'data-\(near)'?")
    }
    if let pin = element["data-pin"], Pin(pin) == nil {
      report(
        "'\(pin)' is no pin", at: element.location,
        hint: "the words are \(Pin.words.joined(separator: ", "))")
    }
    if let transform = element["transform"], Affine(transform) == nil {
      report("the transform '\(transform)' can't be read", at: element.location)
    }
    for name in ["data-fill", "data-stroke", "data-stop-color"] {
      guard let text = element[name], ThemeColour(text) == nil else { continue }
      report(
        "'\(text)' is no colour of a theme", at: element.location,
        hint:
          "write a role (\(Theme.Role.allCases.map(\.rawValue).joined(separator: ", "))), on(role) or mix(role, role, 20%)"
      )
    }
  }

  private mutating func addBox(_ element: XMLTree.Element) {
    guard element.localName == "text" else {
      report("data-text belongs on a text element", at: element.location)
      return
    }
    let name = element["data-text"] ?? ""
    if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) == nil {
      report(
        "'\(name)' is no name of a text", at: element.location,
        hint: "write it like headline or subtitle")
    }
    guard let rect = rect(element["data-box"]) else {
      report(
        "the text '\(name)' has no box", at: element.location,
        hint: "write data-box=\"x y width height\", width and height above 0")
      return
    }
    guard let size = element.property("font-size").flatMap(length), size > 0 else {
      report("the text '\(name)' has no font-size", at: element.location)
      return
    }
    let written = element["data-min-size"]
    let least = written == nil ? size * 0.6 : written.flatMap(length) ?? 0
    if least <= 0 || least > size {
      report(
        "the least size of '\(name)' lies between 0 and its font-size", at: element.location)
    }
    boxes.append(
      TextBox(
        name: name, rect: rect, size: size, leastSize: min(max(least, 1), size),
        mostLines: whole("data-lines", of: element, in: 1...12) ?? 2,
        alignment: element.property("text-anchor").flatMap(TextBox.Alignment.init) ?? .start,
        anchor: choice("data-anchor", of: element) ?? .top,
        weight: weight(element.property("font-weight")),
        isItalic: element.property("font-style") == "italic",
        tracking: tracking(element.property("letter-spacing"), size: size),
        family: element.property("font-family"), isOptional: flag("data-optional", of: element),
        hasOwnSize: hasOwnSize(element)))
    places.append(element.location)
  }

  private mutating func hasOwnSize(_ element: XMLTree.Element) -> Bool {
    guard let text = element["data-size"] else { return false }
    if text != "own", text != "set" {
      report(
        "'\(text)' is no data-size", at: element.location, hint: "it is one of own, set")
    }
    return text == "own"
  }

  private mutating func addSlot(_ element: XMLTree.Element) {
    guard element.localName == "rect", element.elements.isEmpty else {
      report("data-slot belongs on a rect", at: element.location)
      return
    }
    let edges = ["x", "y", "width", "height"].map { element[$0].flatMap(length) ?? 0 }
    guard edges[2] > 0, edges[3] > 0 else {
      report("the slot has no width or height", at: element.location)
      return
    }
    let radius = element["rx"].map { length($0) ?? -1 } ?? 0
    if radius < 0 {
      report("the slot's rx '\(element["rx"] ?? "")' is no radius", at: element.location)
    }
    var crop: Rect?
    if let text = element["data-crop"] {
      crop = Rect(partOfOne: text)
      if crop == nil {
        report(
          "'\(text)' is no part of a capture", at: element.location,
          hint: "write data-crop=\"x y width height\", each from 0 to 1")
      }
    }
    slots.append(
      Slot(
        number: whole("data-slot", of: element, in: 1...20) ?? 1,
        rect: Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]),
        radius: max(radius, 0),
        fit: choice("data-fit", of: element) ?? .contain,
        device: choice("data-device", of: element) ?? .none, crop: crop,
        hasShadow: flag("data-shadow", of: element)))
  }

  private mutating func checkSlots(at location: Location) {
    let numbers = Set(slots.map(\.number))
    guard let most = numbers.max(), numbers.count < most else { return }
    let missing = (1...most).filter { !numbers.contains($0) }.map(String.init)
    report("there is no slot \(missing.joined(separator: ", "))", at: location)
  }

  /// No word may be cut where a scene is.
  private mutating func checkSeams(canvas: DeviceShape.Size, pages: Int) {
    let width = canvas.width / Double(pages)
    for (box, location) in zip(boxes, places) where pages > 1 {
      let first = (box.rect.x / width).rounded(.down)
      let last = ((box.rect.maxX - 0.001) / width).rounded(.down)
      if first != last {
        report("the text '\(box.name)' lies across the edge of two pictures", at: location)
      }
    }
  }
}

extension DesignReader {
  private mutating func report(_ message: String, at location: Location, hint: String? = nil) {
    findings.report(TemplateRules.invalid, message, at: location, hint: hint)
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of element: XMLTree.Element
  ) -> Choice? where Choice.RawValue == String {
    guard let text = element[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    report(
      "'\(text)' is no \(name)", at: element.location,
      hint: "it is one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    return nil
  }

  private mutating func whole(
    _ name: String, of element: XMLTree.Element, in range: ClosedRange<Int>
  ) -> Int? {
    guard let text = element[name] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    report(
      "\(name) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'",
      at: element.location)
    return nil
  }

  private mutating func flag(_ name: String, of element: XMLTree.Element) -> Bool {
    guard let text = element[name] else { return false }
    if text != "true", text != "false" {
      report("\(name) is true or false, not '\(text)'", at: element.location)
    }
    return text == "true"
  }

  private func numbers(_ text: String?, count: Int) -> [Double]? {
    let words = (text ?? "").split { $0 == "," || $0.isWhitespace }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == count && words.count == count ? numbers : nil
  }

  private func rect(_ text: String?) -> Rect? {
    guard let numbers = numbers(text, count: 4), numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A length in units of the template; `px` may follow.
  private func length(_ text: String) -> Double? {
    let number = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    return Double(number).flatMap { $0.isFinite ? $0 : nil }
  }

  private func weight(_ text: String?) -> Int {
    switch text {
    case "bold": 700
    case "normal", nil: 400
    case .some(let number): Int(number).map { min(max($0, 1), 1000) } ?? 400
    }
  }

  private func tracking(_ text: String?, size: Double) -> Double {
    guard let text else { return 0 }
    if text.hasSuffix("em") { return Double(text.dropLast(2)) ?? 0 }
    return (length(text) ?? 0) / size
  }
}
