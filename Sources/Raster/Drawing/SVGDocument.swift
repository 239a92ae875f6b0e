private import CRsvg
package import Geometry

/// An SVG document that has been read and can be drawn.
///
/// It has no address, so nothing outside of it is ever opened: pictures come as `data:` URIs. Make,
/// use and drop it inside one task.
@safe package struct SVGDocument: ~Copyable {
  /// The document's own size and its corner, px: width and height, else the `viewBox`.
  package let bounds: Rect
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Reads a document; UTF-8, without declared entities or included documents.
  package init(_ svg: [UInt8]) throws(RasterError) {
    if let fault = SVGGuard.fault(in: svg) { throw .refusedSVG(fault) }
    var fault: UnsafeMutablePointer<GError>?
    let read = unsafe svg.withUnsafeBufferPointer { buffer in
      unsafe rsvg_handle_new_from_data(buffer.baseAddress, gsize(buffer.count), &fault)
    }
    guard let read = unsafe read else { throw unsafe .invalidSVG(Self.message(fault)) }
    // CSS's 96 px an inch, which a length in mm or pt hangs on.
    unsafe rsvg_handle_set_dpi(read, 96)
    guard let bounds = unsafe Self.bounds(of: read) else {
      unsafe rsvg_shim_unref(read)
      throw .sizeless
    }
    unsafe handle = read
    self.bounds = bounds
  }

  deinit { unsafe rsvg_shim_unref(handle) }

  /// The document's own size in whole px.
  package var size: PixelSize {
    PixelSize(width: Int(bounds.width.rounded()), height: Int(bounds.height.rounded()))
  }

  /// Draws the document on an empty canvas of a size with the same aspect ratio.
  ///
  /// librsvg would put a document of another shape in the middle and leave the rest empty; that is
  /// refused, and so is a result with a pixel that is not opaque.
  package borrowing func render(
    to size: PixelSize, fonts: FontLibrary = .system
  ) throws(RasterError) -> Bitmap {
    var canvas = try Canvas(size)
    try canvas.draw(self, fonts: fonts)
    return try canvas.bitmap()
  }

  /// Draws the document as a layer that may be transparent, at a size with the same aspect ratio.
  package borrowing func renderLayer(
    to size: PixelSize, fonts: FontLibrary = .system
  ) throws(RasterError) -> Layer {
    var canvas = try Canvas(size)
    try canvas.draw(self, fonts: fonts)
    return canvas.layer()
  }

  /// The rectangle that an element's ink fills at the document's own size, px.
  ///
  /// Nil where no element has the id, or where it draws nothing.
  package borrowing func inkBounds(
    of id: String, fonts: FontLibrary = .system
  ) throws(RasterError) -> Rect? {
    guard contains(id) else { return nil }
    var viewport = RsvgRectangle(x: 0, y: 0, width: bounds.width, height: bounds.height)
    var ink = RsvgRectangle()
    var fault: UnsafeMutablePointer<GError>?
    let isMeasured = fonts.withCurrent {
      unsafe rsvg_handle_get_geometry_for_layer(handle, "#" + id, &viewport, &ink, nil, &fault) != 0
    }
    guard isMeasured else { throw unsafe .drawing(Self.message(fault)) }
    guard ink.width > 0 || ink.height > 0 else { return nil }
    return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Whether an element has the id.
  package borrowing func contains(_ id: String) -> Bool {
    unsafe rsvg_handle_has_sub(handle, "#" + id) != 0
  }

  /// Draws through a cairo context, filling a size.
  borrowing func draw(
    on context: OpaquePointer, filling size: PixelSize, fonts: FontLibrary
  ) throws(RasterError) {
    guard fills(size) else { throw .aspectRatio(document: self.size, asked: size) }
    var viewport = RsvgRectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    var fault: UnsafeMutablePointer<GError>?
    let isDrawn = fonts.withCurrent {
      unsafe rsvg_handle_render_document(handle, context, &viewport, &fault) != 0
    }
    guard isDrawn else { throw unsafe .drawing(Self.message(fault)) }
  }

  /// Whether the document scaled to one side of a size leaves less than half a pixel of the other.
  private borrowing func fills(_ size: PixelSize) -> Bool {
    let width = Double(size.height) * bounds.width / bounds.height
    let height = Double(size.width) * bounds.height / bounds.width
    return abs(width - Double(size.width)) < 0.5 && abs(height - Double(size.height)) < 0.5
  }

  private static func bounds(of handle: UnsafeMutablePointer<RsvgHandle>) -> Rect? {
    var (width, height) = (0.0, 0.0)
    let limits = 0.5...1_000_000
    if unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      guard limits.contains(width), limits.contains(height) else { return nil }
      return Rect(x: 0, y: 0, width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var box = RsvgRectangle()
    unsafe rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, nil, &hasHeight, nil, &hasBox, &box)
    guard hasBox != 0, limits.contains(box.width), limits.contains(box.height) else { return nil }
    return Rect(x: 0, y: 0, width: box.width, height: box.height)
  }

  private static func message(_ fault: UnsafeMutablePointer<GError>?) -> String {
    guard let fault = unsafe fault else { return "no reason is given" }
    defer { unsafe g_error_free(fault) }
    return unsafe String(cString: fault.pointee.message)
  }
}
