import Geometry

/// A soft shadow made of gradients.
///
/// A blur of this size costs more than all the rest of a picture; nine pieces with the slope of a blur
/// look the same.
struct SoftShadow {
  /// The shadow's own shape, moved down.
  private let shape: Rect
  private let radius: Double
  private let blur: Double
  private let id: String
  private let opacity = 0.3

  init(under rect: Rect, radius: Double, id: String) {
    let side = min(rect.width, rect.height)
    blur = side * 0.1
    shape = Rect(
      x: rect.x, y: rect.y + side * 0.035, width: rect.width, height: rect.height)
    // A round shape keeps a core, from which the slopes start.
    self.radius = min(radius, side / 2 - 1)
    self.id = id
  }

  /// How far the corners' slopes start inside of the shape.
  private var innerRadius: Double {
    min(max(radius, blur * 0.6), min(shape.width, shape.height) / 2 - 1)
  }

  var svg: String {
    // The corner pieces reach from the inside of the blur to its outside.
    let inner = innerRadius
    let corner = inner + blur
    let core = shape.grown(by: -inner)
    guard core.width > 0, core.height > 0 else { return "" }
    let (left, top) = (core.x - corner, core.y - corner)
    let pieces =
      [
        core.svg(radius: 0, "fill=\"#000\" fill-opacity=\"\(opacity)\""),
        edge(Rect(x: core.x, y: top, width: core.width, height: corner), "t"),
        edge(Rect(x: core.x, y: core.maxY, width: core.width, height: corner), "b"),
        edge(Rect(x: left, y: core.y, width: corner, height: core.height), "l"),
        edge(Rect(x: core.maxX, y: core.y, width: corner, height: core.height), "r"),
      ]
      + [
        (left, top, core.x, core.y), (core.maxX, top, core.maxX, core.y),
        (left, core.maxY, core.x, core.maxY), (core.maxX, core.maxY, core.maxX, core.maxY),
      ].enumerated().map { index, place in
        let rect = Rect(x: place.0, y: place.1, width: corner, height: corner)
        return """
          <radialGradient id="\(id)-c\(index)" gradientUnits="userSpaceOnUse" cx="\(place.2.svg)" \
          cy="\(place.3.svg)" r="\(corner.svg)">\(stops(inner: inner / corner))</radialGradient>
          """ + rect.svg(radius: 0, "fill=\"url(#\(id)-c\(index))\"")
      }
    return "<g shape-rendering=\"crispEdges\">\(pieces.joined())</g>\n"
  }

  private func edge(_ rect: Rect, _ side: String) -> String {
    // From the core outwards, in the template's units: a box's own would not turn with a turned slot.
    let line: [Double] =
      switch side {
      case "t": [rect.x, rect.maxY, rect.x, rect.y]
      case "b": [rect.x, rect.y, rect.x, rect.maxY]
      case "l": [rect.maxX, rect.y, rect.x, rect.y]
      default: [rect.x, rect.y, rect.maxX, rect.y]
      }
    let places = zip(["x1", "y1", "x2", "y2"], line).map { "\($0)=\"\($1.svg)\"" }
    let corner = innerRadius + blur
    return "<linearGradient id=\"\(id)-\(side)\" gradientUnits=\"userSpaceOnUse\" "
      + "\(places.joined(separator: " "))>\(stops(inner: innerRadius / corner))</linearGradient>"
      + rect.svg(radius: 0, "fill=\"url(#\(id)-\(side))\"")
  }

  /// The slope from full to nothing: flat to the blur's inside, then like the edge of a blur.
  private func stops(inner: Double) -> String {
    let start = max(0, inner - (1 - inner))
    let slope = [1.0, 0.97, 0.88, 0.74, 0.57, 0.4, 0.25, 0.14, 0.06, 0.02, 0]
    return slope.enumerated().map { index, part in
      let offset = start + (1 - start) * Double(index) / Double(slope.count - 1)
      return "<stop offset=\"\(offset.svg)\" stop-opacity=\"\((opacity * part).svg)\"/>"
    }.joined()
  }
}
