import Geometry

/// A device around a screen, drawn from proportions as plain vectors.
struct DeviceDrawing {
  let shape: DeviceShape
  let screen: Rect

  private var unit: Double {
    shape.unit(of: .init(width: screen.width, height: screen.height))
  }

  /// The outline of the device.
  var outer: Rect {
    let side = shape.side * unit
    return Rect(
      x: screen.x - side, y: screen.y - shape.top * unit, width: screen.width + 2 * side,
      height: screen.height + (shape.top + shape.bottom) * unit)
  }

  /// The corner radius of the outline.
  var outerRadius: Double { (shape.radius + max(shape.side, 0.006)) * unit }

  /// What lies behind the screen.
  var body: String {
    switch shape.detail {
    case .browserBar: browser
    case .laptopBase: rim(dark: true) + base
    case .stand: rim(dark: true) + stand
    case .crown: crown + rim(dark: true)
    case .island, .hole: buttons + rim(dark: true)
    case .none: rim(dark: true)
    }
  }

  /// What lies before the screen.
  var front: String {
    let middle = screen.x + screen.width / 2
    switch shape.detail {
    case .island where screen.height > screen.width:
      let pill = Rect(
        x: middle - 0.16 * unit, y: screen.y + 0.028 * unit, width: 0.32 * unit,
        height: 0.094 * unit)
      return pill.svg(radius: pill.height / 2, "fill=\"#000\"") + "\n"
    case .island:
      let pill = Rect(
        x: screen.x + 0.028 * unit, y: screen.y + screen.height / 2 - 0.16 * unit,
        width: 0.094 * unit, height: 0.32 * unit)
      return pill.svg(radius: pill.width / 2, "fill=\"#000\"") + "\n"
    case .hole:
      let centre =
        screen.height > screen.width
        ? (x: middle, y: screen.y + 0.045 * unit)
        : (x: screen.x + 0.045 * unit, y: screen.y + screen.height / 2)
      return "<circle cx=\"\(centre.x.svg)\" cy=\"\(centre.y.svg)\" r=\"\((0.03 * unit).svg)\""
        + " fill=\"#000\"/>\n"
    case .none, .browserBar, .laptopBase, .crown, .stand: return ""
    }
  }

  /// The rim: a dark body, a lighter edge where light falls on it.
  private func rim(dark: Bool) -> String {
    let edge = max(unit * 0.003, 0.5)
    return outer.grown(by: edge).svg(radius: outerRadius + edge, "fill=\"#4b4e55\"")
      + outer.svg(radius: outerRadius, "fill=\"#0b0c0f\"") + "\n"
  }

  private var buttons: String {
    let thickness = 0.011 * unit
    let (length, height) = (0.13 * unit, screen.height)
    guard height > screen.width else { return "" }
    let places: [(x: Double, y: Double, length: Double)] =
      shape.detail == .island
      ? [
        (outer.x - thickness, 0.17, length * 0.55), (outer.x - thickness, 0.235, length),
        (outer.x - thickness, 0.31, length), (outer.maxX, 0.26, length * 1.5),
      ] : [(outer.maxX, 0.2, length * 1.6), (outer.maxX, 0.31, length * 0.8)]
    return places.map { place in
      Rect(
        x: place.x - (place.x > screen.x ? thickness : 0), y: outer.y + place.y * outer.height,
        width: 2 * thickness, height: place.length
      ).svg(radius: thickness * 0.7, "fill=\"#33363c\"")
    }.joined() + "\n"
  }

  private var crown: String {
    Rect(
      x: outer.maxX - 0.02 * unit, y: outer.y + outer.height * 0.28, width: 0.06 * unit,
      height: 0.16 * unit
    ).svg(radius: 0.025 * unit, "fill=\"#33363c\"")
      + Rect(
        x: outer.maxX - 0.02 * unit, y: outer.y + outer.height * 0.52, width: 0.035 * unit,
        height: 0.2 * unit
      ).svg(radius: 0.015 * unit, "fill=\"#33363c\"")
  }

  private var browser: String {
    let bar = shape.top * unit
    let (dot, gap) = (bar * 0.12, bar * 0.36)
    let middle = outer.y + bar / 2
    let colours = ["#e2685c", "#e0b04a", "#6fb36b"]
    let dots = colours.enumerated().map { index, colour in
      "<circle cx=\"\((outer.x + bar * 0.5 + Double(index) * gap).svg)\" cy=\"\(middle.svg)\""
        + " r=\"\(dot.svg)\" fill=\"\(colour)\"/>"
    }
    let field = Rect(
      x: outer.x + outer.width * 0.24, y: outer.y + bar * 0.22, width: outer.width * 0.52,
      height: bar * 0.56)
    return outer.svg(
      radius: outerRadius,
      "fill=\"#e9eaee\" stroke=\"#c3c6ce\" stroke-width=\"\((unit * 0.001).svg)\"")
      + dots.joined() + field.svg(radius: field.height / 2, "fill=\"#fff\"") + "\n"
  }

  private var base: String {
    let height = 0.022 * unit
    let plate = Rect(
      x: outer.x - 0.085 * unit, y: outer.maxY, width: outer.width + 0.17 * unit, height: height)
    let notch = Rect(
      x: outer.x + outer.width / 2 - 0.07 * unit, y: outer.maxY, width: 0.14 * unit,
      height: height * 0.4)
    return plate.svg(radius: height * 0.45, "fill=\"#c5c8ce\"")
      + notch.svg(radius: height * 0.2, "fill=\"#9da1a9\"") + "\n"
  }

  private var stand: String {
    [0.2, 0.76].map { place in
      Rect(
        x: outer.x + outer.width * place, y: outer.maxY - 1, width: unit * 0.04,
        height: unit * 0.016
      ).svg(radius: unit * 0.004, "fill=\"#2a2c31\"")
    }.joined() + "\n"
  }
}
