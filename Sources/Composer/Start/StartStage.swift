package import Diagnostics
package import Documents

/// `init`: a first project from a folder of captures.
package struct StartStage: Sendable {
  /// The folder of the captures, which becomes the project's.
  package let folder: Path
  /// Whether files are only told of.
  package let isDryRun: Bool
  package let isStrict: Bool

  package init(folder: Path, isDryRun: Bool, isStrict: Bool) {
    self.folder = folder
    self.isDryRun = isDryRun
    self.isStrict = isStrict
  }

  /// What it ends with.
  package struct Outcome: Sendable {
    package let report: Report
    /// Why the files can't be written, if they can't.
    package let trouble: FileTrouble?
  }

  /// Looks at the captures and writes the project's files: all of them, or none where one is there.
  package func run(in workspace: some Workspace) -> Outcome {
    var findings = Findings()
    guard workspace.kind(of: workspace.resolved(folder)) == .folder else {
      findings.report(
        StartRules.nothing, "there is no folder '\(folder)'", at: Location(file: folder.string),
        hint: "name the folder that holds the captures")
      return end(findings, nil, files: [])
    }
    var search = CaptureSearch(folder, in: workspace)
    search.run()
    findings.add(search.findings)
    guard !search.captures.isEmpty else {
      findings.report(
        StartRules.nothing, "'\(folder)' holds no capture", at: Location(file: folder.string),
        hint: "put the captures, PNG or JPEG, into it, or name the folder that holds them")
      return end(findings, nil, files: [])
    }
    let project = NewProject(workspace.absolute(folder).name, of: search.captures)
    for finding in project.findings.all {
      findings.add(finding.relocated { Location(file: folder.appending($0.file).string) })
    }
    let files = project.files(in: folder)
    for file in files where workspace.kind(of: file.path) != nil {
      findings.report(
        StartRules.exists, "there is a file '\(file.path)' already",
        at: Location(file: file.path.string), hint: "move it away, or start in another folder")
    }
    guard !findings.hasErrors, !isDryRun else { return end(findings, project, files: files) }
    do throws(FileTrouble) {
      try workspace.write(files)
      return end(findings, project, files: files, isWritten: true)
    } catch {
      findings.report(
        ProjectRules.outputUnwritable, "the project can't be written: \(error)",
        details: ["path": .string(error.path.string)])
      return end(findings, project, files: files, trouble: error)
    }
  }

  private func end(
    _ findings: Findings, _ project: NewProject?, files: [OutputFile], isWritten: Bool = false,
    trouble: FileTrouble? = nil
  ) -> Outcome {
    let summary: JSONValue = [
      "written": .bool(isWritten),
      "files": .array(files.map { .string($0.path.string) }),
      "captures": .integer(project?.entries.count ?? 0),
      "locales": .array((project?.locales ?? []).map { .string($0.text) }),
      "shots": .array((project?.shots ?? []).map { .string($0.id) }),
    ]
    var text = ""
    if let project, isWritten || isDryRun, !findings.hasErrors {
      text = """
        \(isWritten ? "written" : "would be written"): \(files.map(\.path.string).joined(separator: ", "))
        \(project.shots.count) shots of \(project.entries.count) captures in \
        \(project.locales.map(\.text).joined(separator: ", "))
        the headlines in copy.json are placeholders; then: vitrine build \(folder)

        """
    }
    return Outcome(
      report: Report(
        verb: "init", findings: findings, summary: summary, text: text, strict: isStrict),
      trouble: trouble)
  }
}
