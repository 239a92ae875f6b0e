internal import CPangoFT
internal import Synchronization

/// Keeps the files of fonts open that were ever used, and lets one thread at a time open new ones.
///
/// cairo 1.16 keeps ten font files open, and closes one that nobody uses to open another. What it looks
/// at to tell that nobody uses it may be changed by another thread just then, which then reads freed
/// memory: a build in many scripts could crash. A face that is locked once more than it is unlocked is
/// never closed. Whatever is drawn has been measured before, so that drawing needs no lock.
struct FontPins {
  private static let pins = Mutex(FontPins())
  private var faces: Set<String> = []

  /// Runs a piece of work that may open fonts, one at a time in the process.
  static func exclusively<Result: Sendable>(_ body: (inout FontPins) -> Result) -> Result {
    pins.withLock { body(&$0) }
  }

  /// Keeps the file of a font open for as long as the process runs.
  mutating func pin(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let pattern = unsafe pango_shim_pattern(font) else { return }
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch,
      let file = unsafe file
    else { return }
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard faces.insert(unsafe "\(index) \(String(cString: file))").inserted,
      let scaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      unsafe cairo_scaled_font_get_type(scaled) == CAIRO_FONT_TYPE_FT
    else { return }
    // Neither is ever given back.
    unsafe cairo_scaled_font_reference(scaled)
    _ = unsafe cairo_ft_scaled_font_lock_face(scaled)
  }
}
