import Composer
import Diagnostics
import Documents
import Geometry
import Raster
import Testing

/// Captures in memory, each red at the left, blue at the right, with a green stripe at its top.
struct SheetCaptures {
  let workspace: MemoryWorkspace
  private let captures: [VerifiedCapture]

  /// Their sizes and devices.
  static let kinds: [(id: String, size: PixelSize, device: String)] = [
    ("phone", PixelSize(width: 132, height: 288), "Phone"),
    ("android", PixelSize(width: 132, height: 288), "Android phone"),
    ("landscape", PixelSize(width: 288, height: 132), "Phone"),
    ("tablet", PixelSize(width: 150, height: 200), "Tablet"),
    ("browser", PixelSize(width: 192, height: 120), "Browser"),
    ("square", PixelSize(width: 100, height: 100), "Phone"),
    ("watch", PixelSize(width: 80, height: 98), "Watch"),
  ]

  /// The captures, made once for all tests.
  init() throws { self = try Self.made.get() }

  private static let made = Result { try SheetCaptures(kinds) }

  private init(_ kinds: [(id: String, size: PixelSize, device: String)]) throws {
    var files: [String: [UInt8]] = [:]
    var rows: [String] = []
    for kind in kinds {
      let bytes = try Self.picture(kind.size)
      files["\(kind.id).png"] = bytes
      rows.append(Self.row(kind, SHA256.hex(of: bytes)))
    }
    files["captures.json"] = Array(Self.manifest(rows).utf8)
    workspace = MemoryWorkspace(files)
    var findings = Findings()
    let manifest = CaptureManifest.read(
      Path("/captures.json"), in: workspace, into: &findings)
    let read = try #require(manifest, "\(findings.all)").captures
    captures = read.compactMap { [workspace] in
      VerifiedCapture.verify($0, in: workspace, into: &findings)
    }
    try #require(captures.count == kinds.count, "\(findings.all)")
  }

  func named(_ id: String) throws -> VerifiedCapture {
    try #require(captures.first { $0.capture.id == id })
  }

  static func row(_ kind: (id: String, size: PixelSize, device: String), _ hash: String) -> String {
    """
    {"captureId": "\(kind.id)", "path": "\(kind.id).png", "sha256": "\(hash)", \
    "width": \(kind.size.width), "height": \(kind.size.height), "device": "\(kind.device)"}
    """
  }

  static func manifest(_ rows: [String]) -> String {
    "{\"kind\": \"capture-manifest\", \"captures\": [\n\(rows.joined(separator: ",\n"))\n]}\n"
  }

  /// The file of a capture.
  static func file(_ id: String) throws -> [UInt8] {
    try SheetCaptures().workspace.read(Path("/\(id).png"), limit: 1 << 24)
  }

  private static func picture(_ size: PixelSize) throws -> [UInt8] {
    var samples = ContiguousArray<UInt8>()
    for y in 0..<size.height {
      for x in 0..<size.width {
        if y < size.height / 8 {
          samples += [40, 160, 60]
        } else {
          samples += x < size.width / 2 ? [200, 40, 40] : [40, 40, 200]
        }
      }
    }
    return try PNGEncoder.encode(Bitmap(size: size, samples: samples), compression: .fast)
  }
}
