import Diagnostics

/// A value that is not the same in two packets.
struct ValueChange: Sendable, Hashable {
  /// What a value is about, in the order in which changes are told: money first.
  enum Area: String, Sendable, CaseIterable {
    case price
    case entitlement
    case product
    case text
    case setting
    case gate
    case `extension`
    case packet

    /// The area as a heading.
    var title: String {
      switch self {
      case .price: "Prices"
      case .entitlement: "Entitlements"
      case .product: "Products"
      case .text: "Texts"
      case .setting: "Settings"
      case .gate: "Gates"
      case .extension: "Extensions"
      case .packet: "The packet"
      }
    }
  }

  let area: Area
  /// What has the value, such as `soar_plus_monthly in USA`.
  let name: String
  /// Nil where there was none.
  let before: String?
  /// Nil where there is none any more.
  let after: String?

  var json: JSONValue {
    [
      "area": .string(area.rawValue), "name": .string(name), "before": JSONValue(before),
      "after": JSONValue(after),
    ]
  }

  /// The change for people, long texts cut.
  var words: String {
    func shown(_ text: String?) -> String {
      guard let text else { return "–" }
      let line = String(text.map { $0.isNewline ? "⏎" : $0 })
      return line.count > 80 ? line.prefix(79) + "…" : line
    }
    return "\(name): \(shown(before)) → \(shown(after))"
  }
}
