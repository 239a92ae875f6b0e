package import Documents
internal import Diagnostics

extension SettingsChain {
  /// Those of some xcconfig files that chains start from: the ones that no other one includes, templates
  /// left out, or all of them where there is none such.
  package static func roots(among configs: [Path], in workspace: any Workspace) -> [Path] {
    var included: Set<Path> = []
    for path in configs {
      var ignored = Findings()
      let chain = SettingsChain.load(path, in: workspace, into: &ignored)
      included.formUnion(chain?.files.dropFirst() ?? [])
    }
    let roots = configs.filter { !included.contains($0.normalized) && !isTemplate($0) }
    return roots.isEmpty ? configs : roots
  }

  /// Whether a file is one that people copy and fill in, by its name: `Secrets.example.xcconfig`.
  package static func isTemplate(_ path: Path) -> Bool {
    let mark = Path(path.stem).fileExtension
    return ["example", "sample", "template", "dist"].contains(mark)
  }
}
