package import Documents
package import Geometry

/// What a template is to be filled with.
package struct PageRequest: Sendable {
  /// The page's file name without extension.
  package let stem: String
  /// The size of the picture, px.
  package let size: PixelSize
  /// The id of its well.
  package let well: String
  package let locale: LocaleTag
  /// The captures, as many as the template has slots.
  package let captures: [VerifiedCapture]
  /// The words by name; a plain template shows the `headline`.
  package let texts: [String: String]
  /// What the project sets of the theme.
  package let theme: Theme
  /// The family of fonts that the words are set in.
  package let fontFamily: String
  /// `name@version` of the tool.
  package let tool: ToolIdentity
  package let composedAt: Timestamp
  /// The folder that the page will lie in, links resolved: captures are named from there.
  package let folder: Path

  package init(
    stem: String, size: PixelSize, well: String, locale: LocaleTag, captures: [VerifiedCapture],
    texts: [String: String],
    theme: Theme = Theme(), fontFamily: String, tool: ToolIdentity, composedAt: Timestamp,
    folder: Path
  ) {
    self.stem = stem
    self.size = size
    self.well = well
    self.locale = locale
    self.captures = captures
    self.texts = texts
    self.theme = theme
    self.fontFamily = fontFamily
    self.tool = tool
    self.composedAt = composedAt
    self.folder = folder
  }
}
