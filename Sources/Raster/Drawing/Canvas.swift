private import CRsvg
package import Geometry

#if canImport(Darwin)
  private import Darwin
#else
  private import Glibc
#endif

/// A surface to draw documents and pictures on, one over the other.
///
/// What is drawn here in steps is what one document of the same steps gives, pixel for pixel, as
/// long as the steps are plain painting (no opacity, filter or blend mode around several of them).
/// Draw what never changes once, `copy()` it, and draw the rest on the copy.
@safe package struct Canvas: ~Copyable {
  /// The size, px.
  package let size: PixelSize
  private let surface: OpaquePointer

  /// An empty, transparent canvas of up to 64 megapixels.
  package init(_ size: PixelSize) throws(RasterError) {
    let side = 1...32_767
    guard side.contains(size.width), side.contains(size.height),
      size.width * size.height <= 64_000_000,
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    else { throw .canvasSize(size) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      throw .canvasSize(size)
    }
    self.size = size
    unsafe self.surface = surface
  }

  /// A canvas with a finished picture on it.
  package init(_ bitmap: Bitmap) throws(RasterError) {
    try self.init(bitmap.size)
    let width = bitmap.size.width
    unsafe bitmap.samples.withUnsafeBufferPointer { source in
      unsafe writeRows(0..<size.height) { row, y in
        var index = y * width * 3
        for x in 0..<width {
          let (red, green) = unsafe (UInt32(source[index]), UInt32(source[index + 1]))
          unsafe row[x] = 0xFF00_0000 | red << 16 | green << 8 | UInt32(source[index + 2])
          index += 3
        }
      }
    }
  }

  /// A canvas with a layer's pixels on it.
  package init(_ layer: Layer) throws(RasterError) {
    try self.init(layer.size)
    let width = layer.size.width
    unsafe layer.pixels.withUnsafeBufferPointer { source in
      unsafe writeRows(0..<size.height) { row, y in
        for x in 0..<width { unsafe row[x] = source[y * width + x] }
      }
    }
  }

  /// A canvas with a decoded picture on it.
  package init(_ picture: Picture) throws(RasterError) {
    try self.init(picture.size)
    let (width, channels) = (picture.size.width, picture.channels)
    unsafe picture.samples.withUnsafeBufferPointer { source in
      unsafe writeRows(0..<size.height) { row, y in
        for x in 0..<width {
          let index = (y * width + x) * channels
          let alpha = channels == 4 ? unsafe UInt32(source[index + 3]) : 255
          var pixel = alpha << 24
          for channel in 0..<3 {
            let product = unsafe UInt32(source[index + channel]) * alpha + 127
            pixel |= (product / 255) << UInt32(16 - 8 * channel)
          }
          unsafe row[x] = pixel
        }
      }
    }
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Another canvas with the same pixels.
  package borrowing func copy() throws(RasterError) -> Canvas {
    let copy = try Canvas(size)
    let width = size.width
    unsafe copy.writeRows(0..<size.height) { row, y in
      unsafe row.update(from: self.row(y), count: width)
    }
    return copy
  }

  /// Draws a document over what is there, filling the canvas; its aspect ratio must be the same.
  package mutating func draw(
    _ document: borrowing SVGDocument, fonts: FontLibrary = .system
  ) throws(RasterError) {
    let context = try unsafe context()
    defer { unsafe cairo_destroy(context) }
    try unsafe document.draw(on: context, filling: size, fonts: fonts)
    try unsafe Self.check(context)
  }

  /// Draws a layer over what is there, at the top left.
  package mutating func draw(_ layer: Layer) throws(RasterError) {
    let source = try Canvas(layer)
    let (width, height) = (Double(layer.size.width), Double(layer.size.height))
    try paint(source, in: Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Draws a picture over what is there, scaled to fill a rectangle.
  package mutating func draw(_ picture: Picture, in rect: Rect) throws(RasterError) {
    let source = try Canvas(picture)
    try paint(source, in: rect)
  }

  /// Draws through a cairo context of the canvas.
  borrowing func withContext(_ body: (OpaquePointer) -> Void) throws(RasterError) {
    let context = try unsafe context()
    defer { unsafe cairo_destroy(context) }
    unsafe body(context)
    try unsafe Self.check(context)
  }

  private mutating func paint(_ source: borrowing Canvas, in rect: Rect) throws(RasterError) {
    let context = try unsafe context()
    defer { unsafe cairo_destroy(context) }
    unsafe cairo_translate(context, rect.x, rect.y)
    unsafe cairo_scale(
      context, rect.width / Double(source.size.width), rect.height / Double(source.size.height))
    unsafe cairo_set_source_surface(context, source.surface, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Without this, an enlarged picture fades at its edges.
    unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    unsafe cairo_rectangle(
      context, 0, 0, Double(source.size.width), Double(source.size.height))
    unsafe cairo_fill(context)
    try unsafe Self.check(context)
  }

  private borrowing func context() throws(RasterError) -> OpaquePointer {
    guard let context = unsafe cairo_create(surface) else { throw .drawing("no context") }
    return unsafe context
  }

  private static func check(_ context: OpaquePointer) throws(RasterError) {
    let status = unsafe cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw unsafe .drawing(String(cString: cairo_status_to_string(status)))
  }

  /// The picture, which must be opaque everywhere.
  package borrowing func bitmap() throws(RasterError) -> Bitmap {
    let (width, height) = (size.width, size.height)
    var clear: Int?
    let samples = unsafe ContiguousArray<UInt8>(
      unsafeUninitializedCapacity: width * height * 3
    ) { target, count in
      unsafe readRows(0..<height) { row, y in
        guard let start = target.baseAddress else { return }
        let isOpaque = unsafe Self.write(row, to: start + y * width * 3, count: width)
        if !isOpaque, clear == nil { clear = y }
      }
      count = width * height * 3
    }
    if let clear { throw transparency(inRow: clear) }
    return Bitmap(size: size, samples: samples)
  }

  /// Puts some bands of the picture, which must be opaque there, into a bitmap of the same size.
  package borrowing func copy(_ bands: Set<Int>, to bitmap: inout Bitmap) throws(RasterError) {
    precondition(bitmap.size == size, "bands are put into a picture of the same size")
    let width = size.width
    var clear: Int?
    for rows in PNGBand.rows(bands, of: size.height) {
      unsafe bitmap.writeRows(rows) { target, y in
        let isOpaque = unsafe Self.write(row(y), to: target, count: width)
        if !isOpaque, clear == nil { clear = y }
      }
    }
    if let clear { throw transparency(inRow: clear) }
  }

  /// Writes the red, green and blue of pixels, and tells whether all of them are opaque.
  private static func write(
    _ row: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) -> Bool {
    var alpha: UInt32 = 0xFF00_0000
    var index = 0
    for x in 0..<count {
      let pixel = unsafe row[x]
      alpha &= pixel
      unsafe target[index] = UInt8(truncatingIfNeeded: pixel >> 16)
      unsafe target[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      unsafe target[index + 2] = UInt8(truncatingIfNeeded: pixel)
      index += 3
    }
    return alpha == 0xFF00_0000
  }

  /// The bands, by number from the top, in which a canvas of the same size has other pixels.
  package borrowing func bands(unlike other: borrowing Canvas) -> Set<Int> {
    precondition(other.size == size, "canvases of one size are compared")
    let length = size.width * MemoryLayout<UInt32>.size
    var bands: Set<Int> = []
    for (band, rows) in PNGBand.rows(of: size.height).enumerated() {
      for y in rows where unsafe memcmp(row(y), other.row(y), length) != 0 {
        bands.insert(band)
        break
      }
    }
    return bands
  }

  /// Takes the pixels of some bands from a canvas of the same size.
  package mutating func take(_ bands: Set<Int>, from other: borrowing Canvas) {
    precondition(other.size == size, "bands are taken from a canvas of the same size")
    let width = size.width
    for rows in PNGBand.rows(bands, of: size.height) {
      unsafe writeRows(rows) { row, y in unsafe row.update(from: other.row(y), count: width) }
    }
  }

  private borrowing func transparency(inRow y: Int) -> RasterError {
    let pixels = unsafe row(y)
    let x = (0..<size.width).first { unsafe pixels[$0] >> 24 != 255 } ?? 0
    return .transparent(x: x, y: y, alpha: unsafe Int(pixels[x] >> 24))
  }

  /// The pixels as they are, transparent ones too.
  package borrowing func layer() -> Layer {
    let width = size.width
    let pixels = unsafe ContiguousArray<UInt32>(
      unsafeUninitializedCapacity: width * size.height
    ) { target, count in
      unsafe readRows(0..<size.height) { row, y in
        for x in 0..<width { unsafe target[y * width + x] = row[x] }
      }
      count = width * size.height
    }
    return Layer(size: size, pixels: pixels)
  }

  /// The pixels as a picture, whose colours are not multiplied by their alpha.
  package borrowing func picture() -> Picture {
    let width = size.width
    var samples = ContiguousArray<UInt8>()
    samples.reserveCapacity(width * size.height * 4)
    unsafe readRows(0..<size.height) { row, _ in
      for x in 0..<width {
        let pixel = unsafe row[x]
        let alpha = pixel >> 24
        for shift: UInt32 in [16, 8, 0] {
          let colour = pixel >> shift & 0xFF
          samples.append(alpha == 0 ? 0 : UInt8(min(255, (colour * 255 + alpha / 2) / alpha)))
        }
        samples.append(UInt8(alpha))
      }
    }
    return Picture(size: size, hasAlpha: true, samples: samples)
  }

  /// The pixels of a row; cairo has been told to finish what it has in hand.
  private borrowing func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe cairo_surface_flush(surface)
    let start = unsafe cairo_image_surface_get_data(surface) + y * stride
    return unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
  }

  private borrowing func readRows(
    _ rows: Range<Int>, _ body: (UnsafePointer<UInt32>, Int) -> Void
  ) {
    for y in rows { unsafe body(row(y), y) }
  }

  private borrowing func writeRows(
    _ rows: Range<Int>, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    for y in rows { unsafe body(row(y), y) }
    unsafe cairo_surface_mark_dirty(surface)
  }

  private var stride: Int { unsafe Int(cairo_image_surface_get_stride(surface)) }
}
