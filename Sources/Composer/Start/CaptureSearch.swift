import Diagnostics
import Documents
import Geometry
import Raster

/// Finds the captures below a folder.
struct CaptureSearch<Files: Workspace> {
  private let folder: Path
  private let workspace: Files
  private(set) var captures: [FoundCapture] = []
  private(set) var findings = Findings()
  private var count = 0

  /// How deep captures are looked for.
  private static var depth: Int { 6 }
  /// Folders beside captures that hold none.
  private static var others: Set<String> { ["out", "templates", "fonts", "node_modules"] }

  init(_ folder: Path, in workspace: Files) {
    self.folder = folder
    self.workspace = workspace
  }

  /// Looks through the folder; what can't be used is reported.
  mutating func run() {
    look(in: [])
  }

  private mutating func look(in names: [String]) {
    let path = names.isEmpty ? folder : folder.appending(names.joined(separator: "/"))
    let children: [String]
    do throws(FileTrouble) { children = try workspace.names(in: path) } catch {
      report(error.description, at: path)
      return
    }
    for child in children where !child.hasPrefix(".") {
      let below = names + [child]
      switch workspace.kind(of: path.appending(child)) {
      case .file: take(below)
      case .folder where !Self.others.contains(child):
        if names.count < Self.depth {
          look(in: below)
        } else {
          report("folders lie more than \(Self.depth) deep in one another", at: path)
        }
      case .link where Self.isPicture(child):
        report("'\(child)' is a symbolic link, which is not followed", at: path.appending(child))
      case .folder, .link, .special, nil: continue
      }
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    ["png", "jpg", "jpeg"].contains(Path(name).fileExtension)
  }

  private mutating func take(_ names: [String]) {
    guard let file = names.last, Self.isPicture(file) else { return }
    count += 1
    let path = folder.appending(names.joined(separator: "/"))
    guard count <= CaptureManifest.mostCaptures else {
      if count == CaptureManifest.mostCaptures + 1 {
        report("there are more than \(CaptureManifest.mostCaptures) pictures", at: folder)
      }
      return
    }
    guard !file.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\u{FFFD}" }) else {
      report("its name holds a control character or is not UTF-8", at: path)
      return
    }
    guard let (header, hash) = read(path) else { return }
    guard !header.texts.contains(where: { $0.keyword == PictureText.keyword }) else {
      report("it is no capture: vitrine has made it", at: path)
      return
    }
    let name = CaptureName(Path(file).stem)
    let folders = names.dropLast()
    let device = name.device ?? folders.last { LocaleTag.meant(by: $0) == nil && $0 != "default" }
    captures.append(
      FoundCapture(
        path: names.joined(separator: "/"), name: name,
        locale: name.locale ?? folders.compactMap { LocaleTag.meant(by: $0) }.last, device: device,
        size: header.size, sha256: hash))
  }

  private mutating func read(_ path: Path) -> (ImageHeader, String)? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: VerifiedCapture.byteLimit)
    } catch {
      report(error.description, at: path)
      return nil
    }
    do throws(ImageError) {
      let header = try ImageHeader.read(bytes)
      return (header, SHA256.hex(of: bytes))
    } catch {
      report(error.description, at: path)
      return nil
    }
  }

  private mutating func report(_ message: String, at path: Path) {
    findings.report(
      StartRules.skipped, message, at: Location(file: path.string),
      hint: "take the capture again, or take the file out")
  }
}
