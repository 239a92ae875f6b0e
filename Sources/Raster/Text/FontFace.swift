internal import CPangoFT

/// A font as it was found for a family.
package struct FontFace: Sendable, Hashable, Codable {
  /// How a font came to be taken for a list of families.
  package enum Match: Sendable, Hashable, Codable {
    /// It is a family of the list, the first one or the first that is installed.
    case named(String)
    /// A generic name of the list stands for it; `missing` are the names before it.
    case generic(String, missing: [String])
    /// The list asks for something else.
    case substitute
  }

  /// The family's name.
  package let family: String
  /// The style's name, such as `Bold Italic`.
  package let style: String
  /// The weight, as CSS numbers it.
  package let weight: Int
  /// The font's file.
  package let path: String
  /// Which font of the file, counted from 0.
  package let index: Int
  /// Whether its glyphs have colours of their own.
  package let hasColour: Bool
  /// How it came to be taken.
  package let match: Match

  /// Whether a family that the list names is what was found, or the list asks for no named one.
  package var isRequestedFamily: Bool {
    switch match {
    case .named: true
    case .generic(_, let missing): missing.isEmpty
    case .substitute: false
    }
  }

  /// Reads the face of a Pango font; nil for a font that is not fontconfig's.
  init?(_ font: UnsafeMutablePointer<PangoFont>, for list: FontFamilyList) {
    guard let pattern = unsafe pango_shim_pattern(font) else { return nil }
    let names = unsafe Self.strings(FC_FAMILY, of: pattern)
    var weight = 0.0
    unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    var index: Int32 = 0
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var colour: FcBool = 0
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &colour)
    family = names.first ?? ""
    style = unsafe Self.strings(FC_STYLE, of: pattern).first ?? ""
    self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
    path = unsafe Self.strings(FC_FILE, of: pattern).first ?? ""
    // The upper half of the number tells the named instance of a variable font.
    self.index = Int(index & 0xFFFF)
    hasColour = colour != 0
    match = Self.match(names, list)
  }

  private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, property, Int32(strings.count), &value)
      == FcResultMatch, let text = unsafe value
    {
      strings.append(unsafe String(cString: text))
    }
    return strings
  }

  private static func match(_ names: [String], _ list: FontFamilyList) -> Match {
    let own = Set(names.map(folded))
    var missing: [String] = []
    for family in list.families {
      if family.isGeneric { return .generic(family.name, missing: missing) }
      if own.contains(folded(family.name)) { return .named(family.name) }
      missing.append(family.name)
    }
    return list.families.isEmpty ? .generic("", missing: []) : .substitute
  }

  /// A name as fontconfig compares it: without case and blanks.
  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
