private import CPangoFT
internal import Geometry

/// Measures lines of text as librsvg draws them.
///
/// That holds for what librsvg 2.54 sets up for a `<text>`: 72 px an inch, no hinting, glyphs at
/// fractions of a pixel. A measurer belongs to one task; making one is quick, keeping it quicker.
@safe package struct TextMeasurer: ~Copyable {
  private let fonts: FontLibrary
  private let map: UInt
  private let context: OpaquePointer
  private let layout: OpaquePointer

  /// A measurer that takes its fonts from a library.
  package init(fonts: FontLibrary = .system) {
    self.fonts = fonts
    map = fonts.takeMap()
    let fontMap = unsafe UnsafeMutablePointer<PangoFontMap>(bitPattern: map)
    unsafe context = pango_font_map_create_context(fontMap)
    unsafe layout = pango_layout_new(context)
    unsafe pango_cairo_context_set_resolution(context, 72)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    unsafe pango_shim_unref(UnsafeMutableRawPointer(layout))
    unsafe pango_shim_unref(UnsafeMutableRawPointer(context))
    fonts.giveBack(map)
  }

  /// Measures a text as one line; line ends and tabs count as spaces, as they do in SVG.
  package borrowing func measure(_ text: String, _ style: TextStyle) -> TextExtents {
    FontPins.exclusively { pins in
      set(text, style)
      pinFonts(&pins)
      let line = unsafe pango_layout_get_line_readonly(layout, 0)
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      unsafe pango_layout_line_get_extents(line, &ink, &logical)
      let unknown = unsafe pango_layout_get_unknown_glyphs_count(layout)
      return TextExtents(
        ink: Self.rect(ink), logical: Self.rect(logical),
        missing: unknown > 0 ? unknownScalars() : [])
    }
  }

  /// The stretches of a line by their fonts, from left to right.
  package borrowing func runs(of text: String, _ style: TextStyle) -> [TextRun] {
    FontPins.exclusively { pins in
      set(text, style)
      pinFonts(&pins)
      let families = FontFamilyList(style.family)
      var runs: [TextRun] = []
      unsafe forEachRun { run, extents in
        let item = unsafe run.pointee.item.pointee
        guard let font = unsafe item.analysis.font, let face = unsafe FontFace(font, for: families)
        else { return }
        let start = unsafe text.utf8.index(text.startIndex, offsetBy: Int(item.offset))
        let end = unsafe text.utf8.index(start, offsetBy: Int(item.length))
        runs.append(
          TextRun(
            range: start..<end, face: face, x: extents.x, advance: extents.width,
            isRightToLeft: unsafe item.analysis.level % 2 == 1))
      }
      return runs
    }
  }

  /// Where a character of a text stands in its line: x from the left end, and how wide it is, px.
  ///
  /// The text is the one that was last measured or taken apart.
  borrowing func place(ofByte offset: Int) -> (x: Double, advance: Double) {
    FontPins.exclusively { _ in
      var place = PangoRectangle()
      unsafe pango_layout_index_to_pos(layout, Int32(offset), &place)
      let rect = Self.rect(place)
      return (min(rect.x, rect.maxX), abs(rect.width))
    }
  }

  /// The font that a style starts from, whatever characters are set; nil where there is no font.
  package borrowing func face(_ style: TextStyle) -> FontFace? {
    FontPins.exclusively { pins in
      prepare(style)
      let description = unsafe Self.description(style)
      defer { unsafe pango_font_description_free(description) }
      guard let font = unsafe pango_context_load_font(context, description) else { return nil }
      defer { unsafe pango_shim_unref(font) }
      unsafe pins.pin(font)
      return unsafe FontFace(font, for: FontFamilyList(style.family))
    }
  }

  /// Draws the text that was last measured, its baseline at a point.
  borrowing func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    unsafe cairo_move_to(cairo, x, y)
    unsafe pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
  }

  private borrowing func prepare(_ style: TextStyle) {
    let language =
      unsafe style.language.map { unsafe pango_language_from_string($0) }
      ?? pango_language_get_default()
    unsafe pango_context_set_language(context, language)
    unsafe pango_context_set_base_dir(
      context, style.direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
  }

  private borrowing func set(_ text: String, _ style: TextStyle) {
    prepare(style)
    let description = unsafe Self.description(style)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_font_description_free(description)
    let attributes = unsafe pango_attr_list_new()
    // librsvg asks for letter spacing on every text, if for none, and Pango then sets no ligatures.
    unsafe pango_attr_list_insert(
      attributes, pango_attr_letter_spacing_new(pango_shim_units(style.letterSpacing)))
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    let line = Self.oneLine(text)
    unsafe pango_layout_set_text(layout, line, Int32(clamping: line.utf8.count))
  }

  private static func description(_ style: TextStyle) -> OpaquePointer? {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, FontFamilyList(style.family).pango)
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(style.weight, 1), 1000))))
    unsafe pango_font_description_set_style(
      description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_size(description, pango_shim_units(style.size))
    return unsafe description
  }

  /// The text with as many bytes and no line end.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { breaks.contains($0) }) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard breaks.contains(scalar) else {
        line.append(scalar)
        continue
      }
      for _ in 0..<scalar.utf8.count { line.append(" ") }
    }
    return String(line)
  }

  private static let breaks: Set<Unicode.Scalar> = [
    "\0", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  private borrowing func unknownScalars() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    unsafe forEachRun { run, _ in
      guard let glyphs = unsafe run.pointee.glyphs else { return }
      for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = unsafe glyphs.pointee.glyphs[index].glyph
        guard pango_shim_is_unknown(glyph) != 0,
          let scalar = Unicode.Scalar(pango_shim_unknown_scalar(glyph))
        else { continue }
        scalars.append(scalar)
      }
    }
    return scalars
  }

  private borrowing func pinFonts(_ pins: inout FontPins) {
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator),
        let font = unsafe run.pointee.item.pointee.analysis.font
      else { continue }
      unsafe pins.pin(font)
    } while unsafe pango_layout_iter_next_run(iterator) != 0
  }

  private borrowing func forEachRun(
    _ body: (UnsafeMutablePointer<PangoLayoutRun>, Rect) -> Void
  ) {
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      // An empty run stands at the end of each line.
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      unsafe pango_layout_iter_get_run_extents(iterator, nil, &extents)
      unsafe body(run, Self.rect(extents))
    } while unsafe pango_layout_iter_next_run(iterator) != 0
  }

  private static func rect(_ rect: PangoRectangle) -> Rect {
    let units = Double(PANGO_SCALE)
    return Rect(
      x: Double(rect.x) / units, y: Double(rect.y) / units, width: Double(rect.width) / units,
      height: Double(rect.height) / units)
  }
}
