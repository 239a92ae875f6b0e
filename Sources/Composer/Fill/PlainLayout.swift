package import Geometry

/// Where headline, frame and capture stand in a plain template: whole pixels, halves rounded up.
package struct PlainLayout: Sendable, Hashable {
  package let capture: PixelRect
  package let frame: PixelRect
  package let frameRadius: Int
  package let headlineX: Int
  package let headlineY: Int
  package let headlineSize: Int

  /// A rectangle in whole pixels.
  package struct PixelRect: Sendable, Hashable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
  }

  /// Lays out a capture in a picture; nil where the picture leaves it no room.
  package init?(picture: PixelSize, capture size: PixelSize) {
    let (width, height) = (picture.width, picture.height)
    let band = roundHalfUp(14 * height, 100)
    let margin = roundHalfUp(4 * picture.shortSide, 100)
    let roomWidth = width - 2 * margin
    let roomHeight = height - band - 2 * margin
    guard roomWidth > 0, roomHeight > 0 else { return nil }
    // The scale is a fraction of whole numbers, so that no half is lost to floating point.
    var scale = (numerator: 1, denominator: 1)
    if size.width > roomWidth || size.height > roomHeight {
      let byWidth = roomWidth * size.height <= roomHeight * size.width
      scale = byWidth ? (roomWidth, size.width) : (roomHeight, size.height)
    }
    let drawnWidth = max(1, roundHalfUp(size.width * scale.numerator, scale.denominator))
    let drawnHeight = max(1, roundHalfUp(size.height * scale.numerator, scale.denominator))
    let pad = roundHalfUp(margin, 2)
    capture = PixelRect(
      x: roundHalfUp(width - drawnWidth, 2),
      y: band + margin + roundHalfUp(roomHeight - drawnHeight, 2),
      width: drawnWidth, height: drawnHeight)
    frame = PixelRect(
      x: capture.x - pad, y: capture.y - pad, width: drawnWidth + 2 * pad,
      height: drawnHeight + 2 * pad)
    frameRadius = roundHalfUp(6 * min(drawnWidth, drawnHeight), 100)
    headlineX = roundHalfUp(width, 2)
    headlineY = roundHalfUp(62 * band, 100)
    headlineSize = max(12, roundHalfUp(45 * height, 1000))
  }
}

/// A fraction of whole numbers rounded to a whole one, halves up.
private func roundHalfUp(_ numerator: Int, _ denominator: Int) -> Int {
  let doubled = 2 * numerator + denominator
  let quotient = doubled / (2 * denominator)
  return doubled < 0 && doubled % (2 * denominator) != 0 ? quotient - 1 : quotient
}
