package import Diagnostics
import Documents
package import Geometry

/// The record of a composed folder: what each page was made from, when, by what.
package struct Provenance: Sendable {
  /// The one value of `kind`.
  package static let kind = "composed-marketing-asset"
  /// The name of its file.
  package static let fileName = "provenance.json"

  /// A capture that a page shows.
  package struct Source: Sendable, Hashable {
    package let captureID: String
    /// The capture's file, seen from the record's folder.
    package let path: String
    package let sha256: String
    package let size: PixelSize
    package let device: String
    package let sourceFingerprint: String
  }

  /// A file and its hash.
  package struct FileRecord: Sendable, Hashable {
    /// The file, seen from the record's folder.
    package let path: String
    package let sha256: String
  }

  /// A page.
  package struct Output: Sendable {
    /// The page's file, seen from the record's folder.
    package let path: String
    package let size: PixelSize
    package let well: String
    package let sha256: String
    package let sources: [Source]
    /// The page's own locale, in records over several.
    package let locale: LocaleTag?
    /// The page's own template, in records over several.
    package let template: FileRecord?
    /// Where the record speaks of it; nil in one that is being made.
    package let location: Location?
  }

  package let composedAt: Timestamp
  /// The one template of all pages; nil where each has its own.
  package let template: FileRecord?
  package let tool: ToolIdentity
  /// The one locale of all pages; nil where each has its own.
  package let locale: LocaleTag?
  package let outputs: [Output]
  package let fonts: [Copy.Font]

  /// The record as JSON.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(Self.kind)), .init("notCaptureEvidence", true),
      .init("source", "composited"), .init("composedAt", .string(composedAt.text)),
    ]
    if let template { members.append(.init("template", template.json)) }
    members.append(
      .init("tool", ["name": .string(tool.name), "version": .string(tool.version)]))
    if let locale { members.append(.init("locale", .string(locale.text))) }
    members.append(.init("outputs", .array(outputs.map(\.json))))
    members.append(.init("fonts", .array(fonts.map(\.json))))
    return .object(members)
  }
}

extension Provenance.FileRecord {
  package var json: JSONValue { ["path": .string(path), "sha256": .string(sha256)] }
}

extension Provenance.Output {
  /// The page as a stage's report lists it.
  package var summary: JSONValue {
    [
      "path": .string(path), "width": .integer(size.width), "height": .integer(size.height),
      "well": .string(well), "sha256": .string(sha256),
    ]
  }

  fileprivate var json: JSONValue {
    var value = summary
    if let locale { value = value.adding("locale", .string(locale.text)) }
    if let template { value = value.adding("template", template.json) }
    return value.adding("composedFrom", .array(sources.map(\.json)))
  }
}

extension Provenance.Source {
  fileprivate var json: JSONValue {
    [
      "captureId": .string(captureID), "path": .string(path), "sha256": .string(sha256),
      "width": .integer(size.width), "height": .integer(size.height), "device": .string(device),
      "sourceFingerprint": .string(sourceFingerprint),
    ]
  }
}

extension Copy.Font {
  fileprivate var json: JSONValue {
    let value: JSONValue = ["family": .string(family), "license": .string(license)]
    return isEmbedded.map { value.adding("embedded", .bool($0)) } ?? value
  }
}
