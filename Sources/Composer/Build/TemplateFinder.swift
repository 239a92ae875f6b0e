import Diagnostics
import Documents

/// Finds the templates that shots name: a path, or a name in the project's or the tool's templates.
struct TemplateFinder {
  let project: Project
  let share: Share

  /// Reads each template that a shot names, once.
  func read(in workspace: some Workspace, into findings: inout Findings) -> [String: Template] {
    var templates: [String: Template] = [:]
    var tried: Set<String> = []
    for shot in project.shots where tried.insert(shot.template.text).inserted {
      guard let path = path(of: shot.template.text, in: workspace) else {
        reportMissing(shot.template, in: workspace, into: &findings)
        continue
      }
      templates[shot.template.text] = Template.read(path, in: workspace, into: &findings)
    }
    return templates
  }

  private static let endings = ["", ".svg.tmpl", ".svg"]

  private func path(of name: String, in workspace: some Workspace) -> Path? {
    let folders = [project.folder, project.folder.appending("templates"), share.templates]
    for folder in folders {
      for ending in Self.endings {
        let path = folder.appending(name + ending)
        if workspace.kind(of: workspace.resolved(path)) == .file { return path }
      }
    }
    return nil
  }

  private func reportMissing(
    _ name: Project.Named, in workspace: some Workspace, into findings: inout Findings
  ) {
    let known = names(in: workspace)
    let near = nearestMatch(to: name.text, in: known).map { "did you mean '\($0)'?" }
    findings.report(
      TemplateRules.missing, "there is no template '\(name.text)'", at: name.location,
      hint: near ?? "the templates are \(known.joined(separator: ", "))",
      details: ["path": .string(name.text)])
  }

  /// The names that can be used without a path.
  private func names(in workspace: some Workspace) -> [String] {
    let folders = [project.folder.appending("templates"), share.templates]
    let files = folders.flatMap { (try? workspace.names(in: $0)) ?? [] }
    let names = files.compactMap { file in
      Self.endings.dropFirst().first { file.hasSuffix($0) }.map { String(file.dropLast($0.count)) }
    }
    return Set(names).sorted()
  }
}
