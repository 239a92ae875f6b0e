package import Documents

/// Where the files lie that come with the tool: `templates/`, `wells.json`.
package struct Share: Sendable {
  /// The folder that holds them.
  package let folder: Path

  package init(_ folder: Path) { self.folder = folder }

  /// The table of every store size.
  package var wells: Path { folder.appending("wells.json") }
  /// The folder of templates.
  package var templates: Path { folder.appending("templates") }
}
