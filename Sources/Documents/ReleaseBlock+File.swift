extension ReleaseBlock {
  /// The project file that a path means: itself, or the one in the folder that it names.
  package static func file(of path: Path, in workspace: any Workspace) -> Path? {
    if isFolder(path, in: workspace) {
      return ["vitrine.yaml", "vitrine.yml", "vitrine.json"].map { path.appending($0) }
        .first { workspace.kind(of: $0) != nil }
    }
    return ["yaml", "yml", "json"].contains(path.fileExtension) ? path : nil
  }

  /// Whether a path is a folder, through links too.
  package static func isFolder(_ path: Path, in workspace: any Workspace) -> Bool {
    switch workspace.kind(of: path) {
    case .folder: true
    case .link: (try? workspace.names(in: path)) != nil
    case .file, .special, nil: false
    }
  }
}
