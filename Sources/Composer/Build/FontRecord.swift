import Diagnostics
import Documents
import Raster

/// Which font files set the texts of a build, for its report: the same words in another file are
/// another picture.
struct FontRecord {
  let pictures: [BuiltPicture]
  /// The files, by their paths.
  let files: [Path: WrittenFile]

  /// The record of a build that made nothing.
  init() { (pictures, files) = ([], [:]) }

  private init(_ pictures: [BuiltPicture], _ files: [Path: WrittenFile]) {
    (self.pictures, self.files) = (pictures, files)
  }

  /// Hashes the files of the fonts in pictures, but for those that are known and have not changed.
  static func make(
    of pictures: [BuiltPicture], known: [WrittenFile], jobs: Int, in workspace: some Workspace
  ) async -> FontRecord {
    var files = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let used = Set(pictures.flatMap(\.fonts).map { Path($0.path) })
    let hashed = await concurrentMap(used.filter { files[$0] == nil }.sorted(), jobs: jobs) {
      path in
      (try? workspace.read(path, limit: 256 << 20)).map {
        WrittenFile(path, sha256: SHA256.hex(of: $0), in: workspace)
      }
    }
    for file in hashed.compactMap(\.self) { files[file.path] = file }
    return FontRecord(pictures, files)
  }

  /// A row a font: file, family, style, hash, and the pictures that it is in.
  var json: JSONValue {
    var used: [FontFace: [String]] = [:]
    for picture in pictures {
      for face in picture.fonts { used[face, default: []].append(picture.raster.path) }
    }
    let rows = used.sorted {
      ($0.key.path, $0.key.index, $0.key.style) < ($1.key.path, $1.key.index, $1.key.style)
    }
    return .array(
      rows.map { face, pictures in
        [
          "file": .string(Path(face.path).name), "index": .integer(face.index),
          "family": .string(face.family), "style": .string(face.style),
          "sha256": files[Path(face.path)].map { .string($0.sha256) } ?? .null,
          "pictures": .array(pictures.map { .string($0) }),
        ]
      })
  }
}
