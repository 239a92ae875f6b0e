private import CArchive
private import CExpat
private import CGLib
private import CPCRE2
private import CYAML

/// The C libraries that read documents.
package enum DocumentLibraries {
  /// Their names with the versions that are at work.
  package static var versions: [(name: String, version: String)] {
    [
      ("glib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"),
      ("expat", unsafe text(XML_ExpatVersion()).replacing("expat_", with: "")),
      ("libyaml", unsafe text(yaml_get_version_string())), ("pcre2", pcre2),
      (
        "libarchive",
        unsafe text(archive_version_string()).replacing("libarchive ", with: "")
      ),
    ]
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? "unknown"
  }

  /// The number alone: PCRE2 tells a date behind it.
  private static var pcre2: String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), buffer.baseAddress)
    }
    guard count > 0 else { return "unknown" }
    return String(decoding: bytes.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}
