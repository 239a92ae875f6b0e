package import Diagnostics
import Documents
import Geometry

/// What a template was understood to be, for its author.
package struct TemplateDescription: Sendable {
  private let template: Template

  package init(_ template: Template) { self.template = template }

  /// The description for people.
  package var text: String {
    guard let design = template.design else {
      return """
        \(template.path): a plain template
          placeholders  \(placeholders.joined(separator: ", "))

        """
    }
    var lines = [
      "\(template.path): a designed template",
      "  canvas  \(design.canvas.width.svg) × \(design.canvas.height.svg)"
        + (design.pages > 1 ? ", cut into \(design.pages) pictures" : ""),
      "  right-to-left locales  \(design.isMirrored ? "mirrored" : "not mirrored")",
      "  words  "
        + (isLayered ? "painted over the rest, which locales share" : "drawn with the whole page"),
    ]
    lines += design.boxes.map(line)
    lines += design.slots.map(line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The description for machines.
  package var json: JSONValue {
    guard let design = template.design else {
      return [
        "path": .string(template.path.string), "kind": "plain",
        "placeholders": .array(placeholders.map { .string($0) }),
      ]
    }
    return [
      "path": .string(template.path.string), "kind": "designed",
      "width": .number(design.canvas.width.svg), "height": .number(design.canvas.height.svg),
      "pages": .integer(design.pages), "mirrored": .bool(design.isMirrored),
      "layered": .bool(isLayered), "texts": .array(design.boxes.map(json)),
      "slots": .array(design.slots.map(json)),
    ]
  }

  private var isLayered: Bool { template.tree.root.map(Design.paintsWordsLast) ?? false }

  private var placeholders: [String] {
    var seen: Set<String> = []
    return template.pieces.compactMap { piece in
      guard case .name(let name, _) = piece, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  private func line(_ box: TextBox) -> String {
    let rect = [box.rect.x, box.rect.y, box.rect.width, box.rect.height].map(\.svg)
    return """
        text '\(box.name)'\(box.isOptional ? " (optional)" : "")  box \
      \(rect.joined(separator: " ")), size \(box.leastSize.svg) to \(box.size.svg), \
      at most \(box.mostLines) lines, \(box.alignment.rawValue), \(box.anchor.rawValue), \
      \(box.hasOwnSize ? "a size of its own" : "one size over the set")
      """
  }

  private func line(_ slot: Slot) -> String {
    let rect = [slot.rect.x, slot.rect.y, slot.rect.width, slot.rect.height].map(\.svg)
    let crop = slot.crop.map {
      " of \([$0.x, $0.y, $0.width, $0.height].map(\.svg).joined(separator: " "))"
    }
    return """
        slot \(slot.number)  \(rect.joined(separator: " ")), \(slot.fit.rawValue), device \
      \(slot.device.rawValue)\(crop.map { ", a part\($0)" } ?? "")\(slot.hasShadow ? ", shadow" : "")
      """
  }

  private func json(_ box: TextBox) -> JSONValue {
    [
      "name": .string(box.name), "optional": .bool(box.isOptional),
      "box": .array(
        [box.rect.x, box.rect.y, box.rect.width, box.rect.height].map { .number($0.svg) }),
      "size": .number(box.size.svg), "leastSize": .number(box.leastSize.svg),
      "lines": .integer(box.mostLines), "alignment": .string(box.alignment.rawValue),
      "anchor": .string(box.anchor.rawValue), "ownSize": .bool(box.hasOwnSize),
    ]
  }

  private func json(_ slot: Slot) -> JSONValue {
    [
      "number": .integer(slot.number),
      "rect": .array(
        [slot.rect.x, slot.rect.y, slot.rect.width, slot.rect.height].map { .number($0.svg) }),
      "fit": .string(slot.fit.rawValue), "device": .string(slot.device.rawValue),
      "shadow": .bool(slot.hasShadow), "cropped": .bool(slot.crop != nil),
    ]
  }
}
