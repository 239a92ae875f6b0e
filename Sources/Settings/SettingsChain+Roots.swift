package import Documents
internal import Diagnostics

extension SettingsChain {
  /// Those of some xcconfig files that chains start from: the ones that no other one includes, or
  /// all of them where they only include each other.
  package static func roots(among configs: [Path], in workspace: any Workspace) -> [Path] {
    var included: Set<Path> = []
    for path in configs {
      var ignored = Findings()
      let chain = SettingsChain.load(path, in: workspace, into: &ignored)
      included.formUnion(chain?.files.dropFirst() ?? [])
    }
    let roots = configs.filter { !included.contains($0.normalized) }
    return roots.isEmpty ? configs : roots
  }
}
