import Geometry

/// The measures of a device around a screen, as parts of the screen's shorter side.
///
/// Drawn from proportions alone: no maker's outline, logo or picture.
struct DeviceShape: Sendable, Hashable {
  /// The screen's corner radius.
  let radius: Double
  /// The rim around the screen: left and right, top, bottom.
  let side: Double
  let top: Double
  let bottom: Double
  /// What is cut out of the screen or stands on the rim.
  let detail: Detail

  enum Detail: Sendable, Hashable {
    case none, island, hole, browserBar, laptopBase, crown, stand
  }

  /// The shape of a kind of device; nil where nothing is drawn around a capture.
  static func of(_ device: Slot.Device) -> DeviceShape? {
    switch device {
    case .none, .auto: nil
    case .phone: rim(radius: 0.135, 0.025, .island)
    case .androidPhone: rim(radius: 0.105, 0.024, .hole)
    case .tablet: rim(radius: 0.02, 0.03, .none)
    case .browser:
      DeviceShape(radius: 0.009, side: 0.0015, top: 0.052, bottom: 0.0015, detail: .browserBar)
    case .laptop:
      DeviceShape(radius: 0.009, side: 0.018, top: 0.022, bottom: 0.024, detail: .laptopBase)
    case .watch: rim(radius: 0.235, 0.07, .crown)
    case .tv:
      DeviceShape(radius: 0.004, side: 0.009, top: 0.009, bottom: 0.012, detail: .stand)
    }
  }

  private static func rim(radius: Double, _ rim: Double, _ detail: Detail) -> DeviceShape {
    DeviceShape(radius: radius, side: rim, top: rim, bottom: rim, detail: detail)
  }

  /// The size of the device around a screen.
  func outer(of screen: Size) -> Size {
    let unit = unit(of: screen)
    return Size(
      width: screen.width + 2 * side * unit, height: screen.height + (top + bottom) * unit)
  }

  /// What parts are of: the shorter side, but the width of what lies across.
  func unit(of screen: Size) -> Double {
    switch detail {
    case .browserBar, .laptopBase, .stand: screen.width
    case .none, .island, .hole, .crown: min(screen.width, screen.height)
    }
  }

  /// A width and a height in units of the template.
  struct Size: Hashable {
    var width: Double
    var height: Double

    func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
  }
}
