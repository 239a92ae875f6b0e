private import CDeflate
private import CICU
private import CJPEG
private import CLCMS
private import CPNG
private import CPangoFT
private import CRsvg
private import CZlib

/// The C libraries that draw, set texts and read and write pictures.
package enum RasterLibraries {
  /// Their names with the versions that are at work, or that were built with where one can't tell.
  package static var versions: [(name: String, version: String)] {
    [
      ("librsvg", LIBRSVG_VERSION), ("cairo", unsafe text(cairo_version_string())),
      ("pango", unsafe text(pango_version_string())),
      ("harfbuzz", unsafe text(hb_version_string())),
      ("freetype", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
      ("fontconfig", dotted(Int(FcGetVersion()), 10_000, 100)),
      ("gdk-pixbuf", GDK_PIXBUF_VERSION), ("libpng", unsafe text(png_get_libpng_ver(nil))),
      ("libjpeg-turbo", unsafe text(tj_shim_version())), ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("zlib", unsafe text(zlibVersion())),
      ("lcms2", dotted(Int(cmsGetEncodedCMMversion()), 1000, 10)), ("icu", U_ICU_VERSION),
    ]
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? "unknown"
  }

  /// A version that is packed into one number, such as 21401 for 2.14.1.
  private static func dotted(_ packed: Int, _ major: Int, _ minor: Int) -> String {
    "\(packed / major).\(packed % major / minor)"
      + (packed % minor == 0 ? "" : ".\(packed % minor)")
  }
}
