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
  /// For each capture the part of it that the project asks for, if it does.
  package let crops: [Rect?]
  /// The words by name; a plain template shows the `headline`.
  package let texts: [String: String]
  /// What the project sets of the theme.
  package let theme: Theme
  /// The family of fonts that the copy or the theme asks for; nil leaves it to the template.
  package let fontFamily: String?
  /// The store's name of the well, which tells the device; nil for a fixture size.
  package let storeWell: String?
  /// Which picture of a scene over several it is, from 0.
  package let page: Int
  /// `name@version` of the tool.
  package let tool: ToolIdentity
  package let composedAt: Timestamp
  /// The folder that the page will lie in, links resolved: captures are named from there.
  package let folder: Path

  package init(
    stem: String, size: PixelSize, well: String, locale: LocaleTag, captures: [VerifiedCapture],
    crops: [Rect?] = [], texts: [String: String],
    theme: Theme = Theme(), fontFamily: String?,
    storeWell: String? = nil, page: Int = 0, tool: ToolIdentity, composedAt: Timestamp,
    folder: Path
  ) {
    self.stem = stem
    self.size = size
    self.well = well
    self.locale = locale
    self.captures = captures
    self.crops = crops
    self.texts = texts
    self.theme = theme
    self.fontFamily = fontFamily
    self.storeWell = storeWell
    self.page = page
    self.tool = tool
    self.composedAt = composedAt
    self.folder = folder
  }
}
