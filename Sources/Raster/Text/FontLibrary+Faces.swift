extension FontLibrary {
  /// The font that drawing takes for a family, weight and style; nil where there is no font at all.
  ///
  /// A text may need others for some of its characters: `fontsUsed` names them.
  package func resolve(
    family: String, weight: Int = 400, italic: Bool = false, language: String? = nil
  ) -> FontFace? {
    TextMeasurer(fonts: self).face(
      TextStyle(family: family, size: 16, weight: weight, isItalic: italic, language: language))
  }

  /// The fonts that set a text, in the order of their first use.
  package func fontsUsed(for text: String, _ style: TextStyle) -> [FontFace] {
    var faces: [FontFace] = []
    for run in TextMeasurer(fonts: self).runs(of: text, style) where !faces.contains(run.face) {
      faces.append(run.face)
    }
    return faces
  }

  /// The characters of a text that no font draws as what they are, each once, in their order.
  ///
  /// A character for private use means something in its own font alone, so one that another family
  /// than a named one would draw is missing too. What is never drawn (controls, joiners, variation
  /// selectors) is not.
  package func missingScalars(
    in text: String, family: String, language: String? = nil
  ) -> [Unicode.Scalar] {
    let style = TextStyle(family: family, size: 16, language: language)
    let measurer = TextMeasurer(fonts: self)
    var missing = Set(measurer.measure(text, style).missing)
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse }) {
      for run in measurer.runs(of: text, style) {
        if case .named = run.face.match { continue }
        missing.formUnion(
          text[run.range].unicodeScalars.filter { $0.properties.generalCategory == .privateUse })
      }
    }
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter {
      missing.contains($0) && Self.isDrawn($0) && seen.insert($0).inserted
    }
  }

  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
