public import Diagnostics
public import Documents

/// An `.xcconfig` file with all that it includes, in the order in which Xcode reads the lines.
public struct SettingsChain: Sendable {
  /// The files, in the order in which they were first read; the first is the one that was named.
  public let files: [Path]
  private let definitions: [SettingEvaluator.Definition]

  init(files: [Path], assignments: [XCConfig.Assignment]) {
    self.files = files
    definitions = assignments.map {
      .init(assignment: $0, expression: SettingExpression($0.value))
    }
  }

  /// Reads a chain; what is wrong with its files and lines goes to `findings`.
  ///
  /// - Returns: The chain as far as it can be read; nil where its first file can't.
  public static func load(
    _ path: Path, in workspace: any Workspace, into findings: inout Findings
  ) -> SettingsChain? {
    var loader = ChainLoader(workspace: workspace)
    let chain = loader.load(path)
    if let chain { chain.checkLines(into: &loader.findings) }
    findings.add(loader.findings)
    return chain
  }

  /// The settings in one variant of the build.
  public func resolved(for variant: BuildVariant) -> AppSettings {
    let holding = definitions.filter { variant.satisfies($0.assignment.conditions) }
    return AppSettings(Dictionary(grouping: holding) { $0.assignment.name }, variant: variant)
  }

  /// The variants to look at: those that were chosen, else all that conditions tell apart.
  ///
  /// - Parameters:
  ///   - configuration: The configuration that was asked for, if any.
  ///   - sdk: The SDK that was asked for, if any.
  /// - Returns: The variants; the first is what ships: Release for a device.
  public func variants(configuration: String? = nil, sdk: String? = nil) -> [BuildVariant] {
    let configurations = choices(
      chosen: configuration, parameter: "config", usual: ["Release", "Debug"])
    let sdks = choices(chosen: sdk, parameter: "sdk", usual: ["iphoneos", "iphonesimulator"])
    let arch = patterns(of: "arch").isEmpty ? nil : "arm64"
    let all = configurations.flatMap { configuration in
      sdks.map { BuildVariant(configuration: configuration, sdk: $0, arch: arch) }
    }
    return Array(all.prefix(Self.mostVariants))
  }

  /// More than any project tells apart; each costs a run of all rules.
  private static let mostVariants = 12

  private func choices(chosen: String?, parameter: String, usual: [String]) -> [String?] {
    if let chosen { return [chosen] }
    let named = patterns(of: parameter)
    guard !named.isEmpty else { return [nil] }
    // What a pattern like `iphoneos*` means is clear; one with a set in brackets names nothing.
    let stems = named.map { $0.filter { $0 != "*" } }
      .filter { !$0.isEmpty && !$0.contains { "?[]\\".contains($0) } }
    let others = Set(stems).subtracting(usual).sorted()
    return usual + others
  }

  /// The patterns that conditions on a parameter have, in the order of the lines.
  func patterns(of parameter: String) -> [String] {
    definitions.flatMap(\.assignment.conditions).filter { $0.parameter == parameter }
      .map(\.pattern)
  }

  private func checkLines(into findings: inout Findings) {
    for definition in definitions {
      BrokenReference.check(definition, into: &findings)
      UnknownCondition.check(definition.assignment, into: &findings)
    }
  }

  /// All settings that carry characters of their own, whatever their conditions.
  var assignments: [XCConfig.Assignment] { definitions.map(\.assignment) }
}
