import Diagnostics
import Documents
import Geometry

/// What a designed template says of itself: its canvas, its places for words and captures.
struct Design: Sendable {
  /// The canvas, in units of the template: the `viewBox`.
  let canvas: DeviceShape.Size
  /// How many pictures the canvas is cut into, side by side.
  let pages: Int
  /// Whether the composition is mirrored for locales that run from right to left.
  let isMirrored: Bool
  let boxes: [TextBox]
  let slots: [Slot]
  /// The pictures that lie beside the template, as `data:` URIs by reference.
  let assets: [String: String]

  /// How many captures a shot gives it.
  var slotCount: Int { slots.map(\.number).max() ?? 0 }

  /// The names of its texts, each once.
  var textNames: [(name: String, isOptional: Bool)] {
    var seen: Set<String> = []
    return boxes.filter { seen.insert($0.name).inserted }.map { ($0.name, $0.isOptional) }
  }

  /// Whether a template is a designed one.
  static func isOne(_ root: XMLTree.Element) -> Bool { root["data-vitrine"] != nil }

  /// The attributes of the language of designed templates.
  static let attributes: Set = [
    "data-vitrine", "data-pages", "data-mirror", "data-text", "data-box", "data-min-size",
    "data-lines", "data-anchor", "data-optional", "data-size", "data-slot", "data-fit",
    "data-device", "data-crop", "data-shadow", "data-pin", "data-fill", "data-stroke",
    "data-stop-color",
  ]

  /// Whether the words of a template can be painted over all the rest: nothing stands after them, no
  /// group does anything to them as a whole, and there are no other texts, which hang on the language.
  static func paintsWordsLast(_ root: XMLTree.Element) -> Bool {
    var sawWords = false
    func walk(_ element: XMLTree.Element, isPlain: Bool) -> Bool {
      if element["data-text"] != nil {
        sawWords = true
        return isPlain
      }
      if element.localName == "text" { return false }
      let groups = ["g", "svg", "a", "switch"].contains(element.localName)
      if sawWords, !groups,
        !["defs", "style", "title", "desc", "metadata"].contains(element.localName)
      {
        return false
      }
      let effects = ["opacity", "filter", "mask", "clip-path", "mix-blend-mode", "isolation"]
      let isPlain = isPlain && effects.allSatisfy { element.property($0) == nil }
      return element.elements.allSatisfy { walk($0, isPlain: isPlain) }
    }
    return walk(root, isPlain: true)
  }
}
