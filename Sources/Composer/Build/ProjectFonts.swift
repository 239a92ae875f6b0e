import Diagnostics
import Documents
import Raster

/// The fonts of a project: the system's, and those of its own folder.
struct ProjectFonts: Sendable {
  let library: FontLibrary
  /// The files and folders that decide which fonts there are, as they were when they were read; one that
  /// changes may change any text.
  let places: [FileState]

  /// Reads the fonts of a project; a file that is none is reported.
  static func read(
    of project: Project, in workspace: some Workspace, into findings: inout Findings
  ) -> ProjectFonts {
    guard let folder = project.fonts else { return ProjectFonts(.system, in: workspace) }
    let path = project.path(folder)
    let files = FileSearch(in: path, of: workspace) { path in
      ["ttf", "otf", "ttc", "otc"].contains(path.fileExtension)
    }
    for file in files.paths where !FontLibrary.reads(file: workspace.resolved(file).string) {
      findings.report(
        DrawingRules.fontMissing, "the font file '\(file)' can't be read", at: folder.location,
        hint: "put the font there again, or take the file out",
        details: ["path": .string(file.string)])
    }
    do throws(RasterError) {
      return ProjectFonts(
        try FontLibrary(folders: [path.string]), others: [path] + files.paths, in: workspace)
    } catch {
      findings.report(
        DrawingRules.fontMissing, "the folder '\(folder.text)' brings no font: \(error)",
        at: folder.location, hint: "put font files (.ttf, .otf) into it, or take the key out")
      return ProjectFonts(.system, in: workspace)
    }
  }

  private init(_ library: FontLibrary, others: [Path] = [], in workspace: some Workspace) {
    self.library = library
    places = (library.places.map { Path($0) } + others).map { FileState(of: $0, in: workspace) }
  }
}
