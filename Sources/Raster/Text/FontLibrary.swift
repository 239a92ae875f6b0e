private import CPangoFT
internal import Synchronization

/// The fonts that drawing and measuring use: the system's, some files', or both.
///
/// A library touches nothing outside of itself: it is Pango's default only in the thread that draws,
/// and only while it draws. Several tasks may use one at the same time. What it costs is paid at
/// the first use, and reading font files at the start; keep one.
@safe package final class FontLibrary: Sendable {
  /// The fonts of the system, as fontconfig's own configuration names them.
  package static let system = unsafe FontLibrary(FcConfigReference(nil))

  /// The address of an `FcConfig`, 0 where there is none; fontconfig lets several threads read one.
  private let configuration: UInt
  /// Addresses of font maps that no task has in use.
  ///
  /// An address may cross tasks where a pointer may not; the lock sees to it that a font map is in
  /// one task at a time.
  private let idle = Mutex<[UInt]>([])

  private init(_ configuration: OpaquePointer?) {
    self.configuration = UInt(bitPattern: configuration)
  }

  /// A library of font files and folders of them, with or without the system's.
  ///
  /// Without the system's, drawing does not depend on what a machine has installed. Throws where a
  /// file is no font, or a folder has none.
  package convenience init(
    folders: [String] = [], files: [String] = [], includesSystem: Bool = true
  ) throws(RasterError) {
    unsafe self.init(includesSystem ? FcInitLoadConfigAndFonts() : FcConfigCreate())
    let configuration = unsafe OpaquePointer(bitPattern: configuration)
    if !includesSystem { unsafe FcConfigBuildFonts(configuration) }
    for path in folders {
      let before = unsafe Self.count(configuration)
      guard unsafe FcConfigAppFontAddDir(configuration, path) != 0,
        unsafe Self.count(configuration) > before
      else { throw .font(path: path) }
    }
    for path in files where unsafe FcConfigAppFontAddFile(configuration, path) == 0 {
      throw .font(path: path)
    }
  }

  /// Whether a file is a font that can be read; a folder's others are passed over without a word.
  package static func reads(file path: String) -> Bool {
    guard let fonts = unsafe FcFontSetCreate() else { return false }
    defer { unsafe FcFontSetDestroy(fonts) }
    var faces: Int32 = 0
    return unsafe FcFreeTypeQueryAll(path, UInt32.max, nil, &faces, fonts) > 0
  }

  deinit {
    let maps = idle.withLock { maps in maps }
    for map in maps { unsafe pango_shim_unref(UnsafeMutableRawPointer(bitPattern: map)) }
    unsafe FcConfigDestroy(OpaquePointer(bitPattern: configuration))
  }

  private static func count(_ configuration: OpaquePointer?) -> Int {
    guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetApplication) else { return 0 }
    return unsafe Int(fonts.pointee.nfont)
  }

  /// Runs a piece of drawing with these fonts as Pango's default in the present thread.
  func withCurrent<Result>(_ body: () -> Result) -> Result {
    let map = takeMap()
    unsafe pango_shim_make_default(UnsafeMutablePointer(bitPattern: map))
    defer {
      pango_shim_make_default(nil)
      giveBack(map)
    }
    return body()
  }

  /// Asks fontconfig about these fonts.
  func withConfiguration<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    unsafe body(OpaquePointer(bitPattern: configuration))
  }

  /// A font map for one task, to be given back.
  func takeMap() -> UInt {
    if let map = idle.withLock({ $0.popLast() }) { return map }
    return unsafe UInt(bitPattern: pango_shim_font_map(OpaquePointer(bitPattern: configuration)))
  }

  func giveBack(_ map: UInt) {
    idle.withLock { $0.append(map) }
  }
}
