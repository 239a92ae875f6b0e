import Diagnostics
import Documents
import Stores

/// Everything that a build reads before it draws.
struct BuildInputs {
  let project: Project
  /// The captures that were verified, by id; of one id one for every locale and more for some.
  let captures: [String: [VerifiedCapture]]
  /// Whether every capture is what its manifest says.
  let capturesAreSound: Bool
  let wells: WellTable
  let copy: Copy
  /// The templates by the name that shots use.
  let templates: [String: Template]
  /// The system's fonts, and those of the project's own folder.
  let fonts: ProjectFonts

  /// Reads it all; whatever is wrong is reported, and what can be used all the same is.
  static func load(
    _ project: Project, share: Share, in workspace: some Workspace,
    into findings: inout Findings
  ) -> BuildInputs? {
    var faults = Findings()
    let captures = readCaptures(of: project, in: workspace, into: &faults)
    let capturesAreSound = !faults.hasErrors
    let wellsPath = project.wells.map { project.path($0) } ?? share.wells
    let wells = WellTable.read(wellsPath, in: workspace, into: &faults)
    wells?.reportIfPartial(at: Location(file: wellsPath.string), into: &faults)
    let copy = readCopy(of: project, in: workspace, into: &faults)
    let finder = TemplateFinder(project: project, share: share)
    let templates = finder.read(in: workspace, into: &faults)
    let fonts = ProjectFonts.read(of: project, in: workspace, into: &faults)
    findings.add(faults)
    guard let wells, let copy else { return nil }
    return BuildInputs(
      project: project, captures: captures, capturesAreSound: capturesAreSound, wells: wells,
      copy: copy, templates: templates, fonts: fonts)
  }

  private static func readCaptures(
    of project: Project, in workspace: some Workspace, into findings: inout Findings
  ) -> [String: [VerifiedCapture]] {
    var all: [Capture] = []
    for name in project.captures {
      let manifest = CaptureManifest.read(project.path(name), in: workspace, into: &findings)
      all += manifest?.captures ?? []
    }
    if project.captures.count > 1 {
      CaptureManifest.reportRepeated(all, into: &findings)
    }
    let verified = all.compactMap { VerifiedCapture.verify($0, in: workspace, into: &findings) }
    return Dictionary(grouping: verified, by: \.capture.id)
  }

  private static func readCopy(
    of project: Project, in workspace: some Workspace, into findings: inout Findings
  ) -> Copy? {
    let copies = project.copy.map { Copy.read(project.path($0), in: workspace, into: &findings) }
    guard copies.contains(where: { $0 != nil }) else { return nil }
    return copies.compactMap(\.self).reduce(into: Copy()) { $0.merge($1) }
  }
}
