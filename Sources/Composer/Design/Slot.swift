import Geometry

/// A place for a capture in a designed template: a `rect` with `data-slot`.
struct Slot: Sendable, Hashable {
  /// How a capture, with its device around it, fills the rectangle.
  enum Fit: String, Sendable, CaseIterable {
    /// Whole, as large as the rectangle allows.
    case contain
    /// As wide as the rectangle, from its top; it may run over its bottom.
    case width
    /// Covering the rectangle, cut off by it.
    case cover
  }

  /// What is drawn around a capture.
  enum Device: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// What the capture and the well ask for.
    case auto
    /// A phone with a pill-shaped island.
    case phone
    /// A phone with a round hole.
    case androidPhone = "android-phone"
    case tablet
    case browser
    case laptop
    case watch
    case tv
  }

  /// Which capture of the shot, from 1.
  let number: Int
  /// The rectangle, in units of the template.
  var rect: Rect
  let radius: Double
  let fit: Fit
  let device: Device
  /// The part of the capture that is shown, as parts of its width and height; nil means all.
  var crop: Rect?
  /// Whether a soft shadow lies under it.
  let hasShadow: Bool
}
