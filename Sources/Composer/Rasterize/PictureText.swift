import Diagnostics
package import Raster

/// What a picture says of itself in its text chunks: that it is composed, and from what.
package struct PictureText: Sendable {
  package let tool: ToolIdentity
  package let composedAt: Timestamp
  package let locale: LocaleTag
  package let well: String
  /// The SHA-256 of the page that it was drawn from.
  package let page: String
  /// Id and SHA-256 of each capture that it shows.
  package let captures: [(id: String, sha256: String)]

  package init(
    tool: ToolIdentity, composedAt: Timestamp, locale: LocaleTag, well: String, page: String,
    captures: [(id: String, sha256: String)]
  ) {
    self.tool = tool
    self.composedAt = composedAt
    self.locale = locale
    self.well = well
    self.page = page
    self.captures = captures
  }

  /// The chunks.
  ///
  /// None of them holds a path or a time of day that the record does not hold.
  package var chunks: [PNGText] {
    let record: JSONValue = [
      "kind": .string(RasterRecord.kind), "notCaptureEvidence": true, "source": "composited",
      "tool": .string(tool.description), "composedAt": .string(composedAt.text),
      "locale": .string(locale.text), "well": .string(well),
      "from": ["sha256": .string(page)],
      "composedFrom": .array(
        captures.map { ["captureId": .string($0.id), "sha256": .string($0.sha256)] }),
    ]
    return [
      PNGText("Software", tool.description),
      PNGText("Description", "Composed marketing asset. Not capture evidence."),
      PNGText(Self.keyword, record.compact),
    ]
  }

  /// The keyword of the chunk that holds the record.
  package static let keyword = "vitrine"
}
