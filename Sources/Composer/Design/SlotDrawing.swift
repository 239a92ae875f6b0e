import Geometry

/// A capture in its slot as SVG: shadow, device, the clipped screen.
struct SlotDrawing {
  let slot: Slot
  let device: Slot.Device
  /// The capture's size, px.
  let capture: PixelSize
  /// The reference to the capture.
  let href: String
  /// What makes ids of this slot its own.
  let id: String

  /// Where the screen lies, in units of the template.
  var screen: Rect {
    let shown = slot.crop ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let natural = DeviceShape.Size(
      width: Double(capture.width) * shown.width, height: Double(capture.height) * shown.height)
    if slot.fit == .cover { return slot.rect }
    let shape = DeviceShape.of(device)
    let outer = shape?.outer(of: natural) ?? natural
    var scale = slot.rect.width / outer.width
    if slot.fit == .contain { scale = min(scale, slot.rect.height / outer.height) }
    let size = natural.scaled(by: scale)
    let whole = outer.scaled(by: scale)
    let unit = shape.map { $0.unit(of: size) } ?? 0
    let x = slot.rect.x + (slot.rect.width - whole.width) / 2 + (shape?.side ?? 0) * unit
    let slack = slot.fit == .contain ? (slot.rect.height - whole.height) / 2 : 0
    let y = slot.rect.y + slack + (shape?.top ?? 0) * unit
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// How many units of the template one pixel of the capture takes.
  var scale: Double { image.width / Double(capture.width) }

  /// Where the whole capture lies, of which the screen shows a part.
  private var image: Rect {
    let screen = screen
    let shown = slot.crop ?? Rect(x: 0, y: 0, width: 1, height: 1)
    var width = screen.width / shown.width
    var height = width * Double(capture.height) / Double(capture.width)
    if slot.fit == .cover, height * shown.height < screen.height {
      height = screen.height / shown.height
      width = height * Double(capture.width) / Double(capture.height)
    }
    // What does not fit is cut on both sides alike; a tall capture keeps its top.
    let x = screen.x - shown.x * width - (shown.width * width - screen.width) / 2
    let cut = slot.crop == nil ? 0 : (shown.height * height - screen.height) / 2
    return Rect(x: x, y: screen.y - shown.y * height - cut, width: width, height: height)
  }

  /// The elements of the slot.
  var svg: String {
    let screen = screen
    let shape = DeviceShape.of(device)
    let radius =
      shape.map { $0.radius * $0.unit(of: .init(width: screen.width, height: screen.height)) }
      ?? slot.radius
    let frame = shape.map { DeviceDrawing(shape: $0, screen: screen) }
    let image = image
    var out = ""
    if slot.hasShadow {
      out +=
        SoftShadow(under: frame?.outer ?? screen, radius: frame?.outerRadius ?? radius, id: id).svg
    }
    out += frame?.body ?? ""
    out += """
      <clipPath id="\(id)-clip">\(screen.svg(radius: radius))</clipPath>
      <g clip-path="url(#\(id)-clip)"><image x="\(image.x.svg)" y="\(image.y.svg)" \
      width="\(image.width.svg)" height="\(image.height.svg)" preserveAspectRatio="none" \
      href="\(href.xmlEscaped)"/></g>

      """
    return out + (frame?.front ?? "")
  }
}

extension Rect {
  /// The rectangle as an element.
  func svg(radius: Double = 0, _ attributes: String = "") -> String {
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    let more = attributes.isEmpty ? "" : " " + attributes
    return """
      <rect x="\(x.svg)" y="\(y.svg)" width="\(width.svg)" height="\(height.svg)"\(corner)\(more)/>
      """
  }

  /// The rectangle with all edges moved outwards.
  func grown(by amount: Double) -> Rect {
    Rect(x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  /// The rectangle reflected at the upright middle of a canvas.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
