import Diagnostics
package import Documents

/// A folder of composed pages of one locale, ready to be written.
package struct ComposedFolder: Sendable {
  package let path: Path
  package let template: Template
  package let tool: ToolIdentity
  package let composedAt: Timestamp
  package let locale: LocaleTag
  package let pages: [FilledPage]
  package let fonts: [Copy.Font]

  package init(
    path: Path, template: Template, tool: ToolIdentity, composedAt: Timestamp, locale: LocaleTag,
    pages: [FilledPage], fonts: [Copy.Font]
  ) {
    self.path = path
    self.template = template
    self.tool = tool
    self.composedAt = composedAt
    self.locale = locale
    self.pages = pages
    self.fonts = fonts
  }

  /// The record of the folder.
  package func provenance(in workspace: some Workspace) -> Provenance {
    let folder = workspace.resolved(path)
    return Provenance(
      composedAt: composedAt,
      template: Provenance.FileRecord(
        path: workspace.resolved(template.path).relative(to: folder).string,
        sha256: template.sha256),
      tool: tool, locale: locale,
      outputs: pages.map { page in
        Provenance.Output(
          path: page.svgName, size: page.size, well: page.well,
          sha256: SHA256.hex(of: page.svg),
          sources: page.sources.map { $0.record(from: folder, in: workspace) }, locale: nil,
          template: nil, location: nil)
      },
      fonts: fonts)
  }

  /// The files of the folder, the record last.
  package func files(in workspace: some Workspace) -> [OutputFile] {
    pages.map { OutputFile(path.appending($0.svgName), $0.svg) }
      + [OutputFile(path.appending(Provenance.fileName), provenance(in: workspace).json.pretty)]
  }
}

extension VerifiedCapture {
  /// The capture as the record of a folder names it.
  package func record(from folder: Path, in workspace: some Workspace) -> Provenance.Source {
    Provenance.Source(
      captureID: capture.id,
      path: workspace.resolved(capture.path).relative(to: folder).string,
      sha256: capture.sha256, size: capture.size, device: capture.device,
      sourceFingerprint: capture.sourceFingerprint)
  }
}
