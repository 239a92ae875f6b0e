package import Diagnostics
import Documents
package import Geometry

/// The record of rendered pictures: which page each was drawn from.
package struct RasterRecord: Sendable {
  /// The one value of `kind`.
  package static let kind = "rasterized-marketing-asset"
  /// The name of its file.
  package static let fileName = "rasters.json"

  /// A picture.
  package struct Output: Sendable, Hashable {
    /// The picture's file, seen from the record's folder.
    package let path: String
    package let size: PixelSize
    package let well: String
    package let sha256: String
    /// The page that it was drawn from.
    package let from: Provenance.FileRecord

    package init(
      path: String, size: PixelSize, well: String, sha256: String, from: Provenance.FileRecord
    ) {
      self.path = path
      self.size = size
      self.well = well
      self.sha256 = sha256
      self.from = from
    }

    /// The picture as reports and the record list it.
    package var json: JSONValue {
      [
        "path": .string(path), "width": .integer(size.width), "height": .integer(size.height),
        "well": .string(well), "sha256": .string(sha256), "from": from.json,
      ]
    }
  }

  package let tool: ToolIdentity
  package let outputs: [Output]

  package init(tool: ToolIdentity, outputs: [Output]) {
    self.tool = tool
    self.outputs = outputs
  }

  /// The record as JSON.
  package var json: JSONValue {
    [
      "kind": .string(Self.kind), "notCaptureEvidence": true, "source": "composited",
      "tool": ["name": .string(tool.name), "version": .string(tool.version)],
      "outputs": .array(outputs.map(\.json)),
    ]
  }
}
