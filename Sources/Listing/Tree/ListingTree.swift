internal import Diagnostics
package import Documents

/// A file or a folder below a path that somebody named; no file of it has been opened.
package struct ListingTree: Sendable {
  /// Its own name.
  package let name: String
  /// Its path, from what was named.
  package let path: Path
  /// What is in it, by name; nil for a file.
  package let children: [ListingTree]?

  /// The names in it that tools pass over: those with a dot in front, and what systems leave behind.
  let hidden: [String]
  /// What could not be read in it, or not followed.
  let faults: [Finding]

  init(
    name: String, path: Path, children: [ListingTree]?, hidden: [String] = [],
    faults: [Finding] = []
  ) {
    self.name = name
    self.path = path
    self.children = children
    self.hidden = hidden
    self.faults = faults
  }

  /// The folders in it.
  var folders: [ListingTree] { (children ?? []).filter { $0.children != nil } }

  /// The files in it.
  var files: [ListingTree] { (children ?? []).filter { $0.children == nil } }

  /// The files in it whose names are those of pictures.
  var pictures: [ListingTree] { files.filter { $0.isPicture } }

  /// Whether its name is that of a picture that a store could take.
  var isPicture: Bool { ["png", "jpg", "jpeg"].contains(Path(name).fileExtension) }

  /// The folder of a name in it.
  func folder(_ name: String) -> ListingTree? { folders.first { $0.name == name } }
}
