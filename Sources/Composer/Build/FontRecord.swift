import Diagnostics
import Documents
import Raster

/// Which font files set the texts of a build, for its report: the same words in another file are
/// another picture.
struct FontRecord {
  let pictures: [BuiltPicture]
  let workspace: any Workspace

  /// A row a font: file, family, style, hash, and the pictures that it is in.
  var json: JSONValue {
    var used: [FontFace: [String]] = [:]
    for picture in pictures {
      for face in picture.fonts { used[face, default: []].append(picture.raster.path) }
    }
    var hashes: [String: JSONValue] = [:]
    let rows = used.sorted {
      ($0.key.path, $0.key.index, $0.key.style) < ($1.key.path, $1.key.index, $1.key.style)
    }
    return .array(
      rows.map { face, pictures in
        let hash = hashes[face.path] ?? hash(of: face.path)
        hashes[face.path] = hash
        return [
          "file": .string(Path(face.path).name), "index": .integer(face.index),
          "family": .string(face.family), "style": .string(face.style), "sha256": hash,
          "pictures": .array(pictures.map { .string($0) }),
        ]
      })
  }

  private func hash(of path: String) -> JSONValue {
    do throws(FileTrouble) {
      return .string(SHA256.hex(of: try workspace.read(Path(path), limit: 256 << 20)))
    } catch {
      return .null
    }
  }
}
