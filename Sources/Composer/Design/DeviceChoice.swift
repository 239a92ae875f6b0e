import Geometry
import Stores

/// Which device to draw around a capture where the template leaves it open.
enum DeviceChoice {
  /// The device for a capture in a well.
  static func device(for capture: Capture, storeWell: String?) -> Slot.Device {
    let size = capture.size
    let ratio = Double(size.longSide) / Double(size.shortSide)
    let tables = StoreTables.shipped
    if let display = storeWell.flatMap({ tables.display(named: $0) }) {
      switch display.platform {
      case .watch: return .watch
      case .appleTV: return .tv
      case .mac: return .laptop
      case .visionPro: return .none
      case .iPhone, .iPad: break
      }
    }
    if let image = storeWell.flatMap({ tables.image(named: $0) }) {
      // Google asks for the bare interface on Wear OS.
      if image.name == "wearScreenshots" { return .none }
      if image.name == "tvScreenshots" { return .tv }
    }
    if size.isLandscape, isBrowser(capture) { return .browser }
    if ratio < 1.1 { return .none }
    guard ratio >= 1.55 else { return .tablet }
    return isAndroid(capture, storeWell: storeWell) ? .androidPhone : .phone
  }

  /// The store that refuses a device in a well of its own; nil where it goes well.
  static func storeRefusing(_ device: Slot.Device, storeWell: String?) -> Store? {
    guard let storeWell else { return nil }
    let isApple = StoreTables.shipped.display(named: storeWell) != nil
    switch device {
    case .phone: return isApple ? nil : .googlePlay
    case .androidPhone: return isApple ? .appStore : nil
    case .none, .auto, .tablet, .browser, .laptop, .watch, .tv: return nil
    }
  }

  private static func isAndroid(_ capture: Capture, storeWell: String?) -> Bool {
    guard let storeWell else { return capture.device.lowercased().contains("android") }
    return StoreTables.shipped.image(named: storeWell) != nil
  }

  private static func isBrowser(_ capture: Capture) -> Bool {
    let device = capture.device.lowercased()
    return ["browser", "web", "safari", "chrome", "firefox"].contains { device.contains($0) }
  }
}
