public import Diagnostics
public import Documents

/// Checks extension packages against the rules of their host.
///
/// It reads and does nothing else: nothing of a package is run, imported or fetched, no link is
/// followed, and nothing outside of the package's folder is opened.
public struct ExtensionLinter: Sendable {
  private let workspace: any Workspace

  /// A linter of the packages of a workspace.
  public init(workspace: any Workspace) {
    self.workspace = workspace
  }

  /// Checks one package.
  ///
  /// - Parameters:
  ///   - path: The package's folder, or the `extension.yaml` in it.
  ///   - instances: Files to be compared with schemas of the package.
  /// - Returns: Every fault, at its place.
  public func lint(_ path: Path, instances: [SchemaInstance] = []) -> Findings {
    var findings = Findings()
    guard let package = ExtensionPackage(at: path, in: workspace, into: &findings) else {
      return findings
    }
    Self.check(package, into: &findings)
    for instance in instances {
      InvalidInstance.check(instance, of: package, in: workspace, into: &findings)
    }
    return findings
  }

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for rule in ExtensionRules.checks { rule.check(package, into: &findings) }
  }
}
