import Diagnostics
import Documents
import Foundation
import Geometry
import Listing
import Raster
import Stores

/// A folder on disk for one test, with files as lines tell it.
///
/// A line is a path with, after it, `-> target` for a link or `(empty)` for a file of no bytes; a path
/// that ends in `/` is a folder. A picture is plain, small, and unlike every other.
final class ListingFolder {
  let root: URL

  init(_ lines: String = "") throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (index, line) in lines.split(separator: "\n").enumerated() {
      try write(String(line), shade: UInt8(truncatingIfNeeded: 20 + index * 20))
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ line: String, shade: UInt8) throws {
    if let arrow = line.firstRange(of: " -> ") {
      try link(String(line[..<arrow.lowerBound]), to: String(line[arrow.upperBound...]))
    } else if line.hasSuffix("/") {
      let folder = root.appending(path: line)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } else if line.hasSuffix(" (empty)") {
      try write([], to: String(line.dropLast(8)))
    } else if line.hasSuffix(".png") {
      try write(Self.png(Self.size(for: line), shade: shade), to: line)
    } else {
      try write(Array("Soar, your week at hand".utf8), to: line)
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path(percentEncoded: false), withDestinationPath: target)
  }

  /// A size that the store of a path takes.
  private static func size(for path: String) -> PixelSize {
    if path.contains("featureGraphic") { return PixelSize(width: 1024, height: 500) }
    if path.contains("appleTV") { return PixelSize(width: 1920, height: 1080) }
    if path.contains("images/") { return PixelSize(width: 400, height: 700) }
    return PixelSize(width: 320, height: 480)
  }

  /// A picture of one colour with a lighter part below.
  static func png(
    _ size: PixelSize = PixelSize(width: 320, height: 480), shade: UInt8 = 90,
    text: [PNGText] = []
  ) throws -> [UInt8] {
    let row = size.width * 3
    var samples = ContiguousArray(repeating: shade, count: row * size.height)
    for index in row * size.height * 3 / 4..<samples.count { samples[index] = 250 }
    return try PNGEncoder.encode(Bitmap(size: size, samples: samples), text: text)
  }

  /// Checks paths in the folder; the files of the findings are told from the folder.
  func check(
    _ paths: String..., store: Store? = nil, layout: ListingLayout? = nil
  ) async -> CheckedListing {
    let request = ListingRequest(
      paths: paths.map { Path(root.appending(path: $0).path(percentEncoded: false)) },
      store: store, layout: layout)
    return await ListingCheck.run(request, in: Disk())
  }
}

extension CheckedListing {
  /// The findings that matter to a listing of tiny pictures, which lacks most of what a store demands.
  var faults: [Finding] {
    findings.sorted.filter { $0.severity > .note && !lacking.contains($0.code) }
  }

  private var lacking: [String] { ["required-set-missing", "too-few-pictures"] }

  var codes: Set<String> { Set(faults.map(\.code)) }
}
