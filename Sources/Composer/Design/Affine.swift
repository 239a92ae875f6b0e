import Foundation
import Geometry

/// An affine transformation: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Affine: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = Affine()

  static func translation(_ x: Double, _ y: Double) -> Affine { Affine(e: x, f: y) }

  /// The reflection of a canvas of a width at its upright middle.
  static func mirror(width: Double) -> Affine { Affine(a: -1, e: width) }

  /// First `other`, then this.
  func after(_ other: Affine) -> Affine {
    Affine(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b,
      c: a * other.c + c * other.d, d: b * other.c + d * other.d,
      e: a * other.e + c * other.f + e, f: b * other.e + d * other.f + f)
  }

  /// The attribute that says it; nil for the identity.
  var attribute: String? {
    guard self != .identity else { return nil }
    if (a, b, c, d) == (1, 0, 0, 1) { return "translate(\(e.svg) \(f.svg))" }
    let numbers = [a, b, c, d, e, f].map(\.svg)
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  /// Reads a `transform` attribute (SVG 1.1, 7.6); nil for one that is not written as that.
  init?(_ text: String) {
    self.init()
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].drop { $0 == "," || $0.isWhitespace }.prefix { !$0.isWhitespace }
      let gap = rest[name.endIndex..<open]
      let words = rest[open..<close].dropFirst().split { $0 == "," || $0.isWhitespace }
      let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
      guard gap.allSatisfy(\.isWhitespace), numbers.count == words.count,
        let step = Affine(name: String(name), numbers)
      else { return nil }
      self = after(step)
      rest = rest[close...].dropFirst()
    }
    guard rest.allSatisfy(\.isWhitespace) else { return nil }
  }

  init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  private init?(name: String, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1...2):
      self.init(e: numbers[0], f: numbers.count == 2 ? numbers[1] : 0)
    case ("scale", 1...2):
      self.init(a: numbers[0], d: numbers.count == 2 ? numbers[1] : numbers[0])
    case ("rotate", 1), ("rotate", 3):
      let angle = numbers[0] * .pi / 180
      let turn = Affine(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
      guard numbers.count == 3 else {
        self = turn
        return
      }
      self = Affine.translation(numbers[1], numbers[2])
        .after(turn.after(.translation(-numbers[1], -numbers[2])))
    case ("skewX", 1): self.init(c: tan(numbers[0] * .pi / 180))
    case ("skewY", 1): self.init(b: tan(numbers[0] * .pi / 180))
    default: return nil
    }
  }
}

extension Double {
  /// The number as SVG writes it: at most three decimals, no trailing zeros, the same everywhere.
  var svg: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "0" }
    let value = Int(thousandths)
    let (whole, fraction) = (abs(value) / 1000, abs(value) % 1000)
    let sign = value < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
