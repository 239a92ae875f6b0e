/// Looks through a folder and those in it for files by their names.
///
/// Links are not followed, and folders that hold other people's or built files are passed over.
package struct FileSearch: Sendable {
  /// The files that were found, sorted by path.
  package let paths: [Path]
  /// Whether the folder held more than was looked at.
  package let isCut: Bool

  private static let passedOver: Set<String> = [
    ".git", ".build", ".swiftpm", "build", "DerivedData", "Pods", "Carthage", "node_modules",
    "SourcePackages", "vendor",
  ]

  /// Looks for files.
  ///
  /// - Parameters:
  ///   - folder: Where to start.
  ///   - workspace: The door to the files.
  ///   - depth: How many folders deep to go; 0 looks at the folder itself only.
  ///   - most: How many names to look at.
  ///   - isWanted: Whether a path is one of those looked for.
  package init(
    in folder: Path, of workspace: any Workspace, depth: Int = 12, most: Int = 20_000,
    where isWanted: (Path) -> Bool
  ) {
    var paths: [Path] = []
    var left = most
    var folders = [(folder, depth)]
    while let (folder, depth) = folders.popLast() {
      // A folder that can't be listed holds nothing that could be read either.
      for name in (try? workspace.names(in: folder)) ?? [] where left > 0 {
        left -= 1
        let path = folder.appending(name)
        switch workspace.kind(of: path) {
        case .file where isWanted(path): paths.append(path)
        case .folder where depth > 0 && !Self.passedOver.contains(name):
          folders.append((path, depth - 1))
        case .file, .folder, .link, .special, nil: break
        }
      }
    }
    self.paths = paths.sorted()
    isCut = left == 0
  }
}
