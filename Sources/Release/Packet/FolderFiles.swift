import Documents

/// What lies below a folder, nothing of it opened and no link followed.
struct FolderFiles {
  /// The regular files, by their path below the folder, in the order of the bytes.
  private(set) var files: [String] = []
  /// The symbolic links.
  private(set) var links: [String] = []
  /// FIFOs, sockets and devices.
  private(set) var specials: [String] = []
  /// Folders that can't be listed, and why.
  private(set) var troubles: [(path: String, trouble: FileTrouble)] = []
  /// Whether there was more than anybody looks at.
  private(set) var isCut = false

  /// Looks through a folder; names with a dot in front are passed over if nobody wants them.
  init(below root: Path, of workspace: any Workspace, hidden takesHidden: Bool) {
    var waiting: [(path: String, depth: Int)] = [("", 0)]
    var count = 0
    while let (path, depth) = waiting.popLast() {
      let folder = path.isEmpty ? root : root.appending(path)
      do throws(FileTrouble) {
        for name in try workspace.names(in: folder) where takesHidden || !name.hasPrefix(".") {
          count += 1
          guard count <= PacketLimits.entries, depth < PacketLimits.depth else {
            isCut = true
            break
          }
          let below = path.isEmpty ? name : "\(path)/\(name)"
          switch workspace.kind(of: folder.appending(name)) {
          case .file: files.append(below)
          case .folder: waiting.append((below, depth + 1))
          case .link: links.append(below)
          case .special, nil: specials.append(below)
          }
        }
      } catch {
        troubles.append((path, error))
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    links.sort()
    specials.sort()
  }
}
