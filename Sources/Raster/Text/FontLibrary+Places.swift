private import CPangoFT

extension FontLibrary {
  /// The files and folders that decide which fonts there are.
  ///
  /// They are fontconfig's own files, and the folders in which it looks: a font that comes or goes changes
  /// one of them.
  package var places: [String] {
    unsafe withConfiguration { configuration in
      let files = unsafe Self.texts(FcConfigGetConfigFiles(configuration))
      return unsafe (files + Self.texts(FcConfigGetFontDirs(configuration))).sorted()
    }
  }

  private static func texts(_ list: OpaquePointer?) -> [String] {
    guard let list = unsafe list else { return [] }
    defer { unsafe FcStrListDone(list) }
    var texts: [String] = []
    while let text = unsafe FcStrListNext(list) { texts.append(unsafe String(cString: text)) }
    return texts
  }
}
