import Documents

/// What a build remembers of itself as a whole, so that the same one need not be done again.
struct BuildMemory: Sendable, Codable {
  /// All that decides what is made beside the files: the tool, its libraries, the options; as a digest.
  let circumstances: String
  /// When the last file was written, by the clock of the files, ns since 1970.
  let moment: Int
  /// What was learnt of the project's files.
  let observations: [Observation]
  /// The files and folders by which fonts are found, and the fonts that were used.
  let fonts: [FileState]
  /// What was written.
  let outputs: [WrittenFile]

  /// Whether nothing has changed, so that the same build would write the same files.
  func holds(under circumstances: String, in workspace: some Workspace) -> Bool {
    self.circumstances == circumstances
      && fonts.allSatisfy { $0.holds(in: workspace) }
      && observations.allSatisfy { $0.holds(in: workspace, since: moment) }
      && outputs.allSatisfy { $0.holds(in: workspace, since: moment) }
  }
}
