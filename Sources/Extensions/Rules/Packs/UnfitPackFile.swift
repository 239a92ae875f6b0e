internal import Diagnostics
internal import Documents

enum UnfitPackFile: PackageRule {
  static let about = RuleDescription(
    code: "pack-file-unfit", severity: .error,
    summary: "a pack names a file that is no resource of the kind it needs",
    rationale: """
      Only declared resources are in a snapshot. Prompts are of kind knowledge or prompt, references of \
      kind knowledge, the files of gates of kind gate.
      """,
    bad: .init(
      "yaml",
      """
      # pack.yaml
      references:
        - {id: reference.kiosk-notes, path: prompt.md}
      """),
    good: .init(
      "yaml",
      """
      # pack.yaml
      references:
        - {id: reference.kiosk-notes, path: notes.md}
      """),
    cure: "Declare the file as a resource of the right kind, or correct the path.")

  static func check(_ package: ExtensionPackage, into findings: inout Findings) {
    for pack in package.packs {
      for role in pack.roles {
        let prompt = role.node.text("prompt_path")
        let isElsewhere = role.node["context_origin"]?.string == "workspace"
        let prompts = (isElsewhere ? [] : [prompt]) + role.node.texts("parent_prompt_paths")
        check(prompts, [.knowledge, .prompt], in: package, into: &findings)
      }
      for reference in pack.references {
        check([reference.node.text("path")], [.knowledge], in: package, into: &findings)
      }
      for gate in pack.gates {
        check(
          [gate.node.text("script_path"), gate.node.text("command_manifest_path")], [.gate],
          in: package, into: &findings)
      }
    }
  }

  private static func check(
    _ paths: [Text?], _ kinds: Set<Resource.Kind>, in package: ExtensionPackage,
    into findings: inout Findings
  ) {
    let wanted = Reference.Target.resource(kinds, orImported: false).name
    for path in paths.compactMap(\.self) {
      guard let resource = package.resource(at: path.value) else {
        let known = package.manifest.resources.filter { $0.kind.map(kinds.contains) ?? false }
        let near = didYouMean(path.value, among: known.compactMap(\.path?.value))
        findings.report(
          about, "no resource has the path '\(path.value)'", at: path.location,
          hint: near ?? "declare it as \(wanted)")
        continue
      }
      guard let kind = resource.kind, !kinds.contains(kind) else { continue }
      findings.report(
        about, "'\(path.value)' is a resource of kind '\(kind.rawValue)'; it must be \(wanted)",
        at: path.location, hint: "declare it as \(wanted), or name another file",
        related: resource.path.map { [.init("it is declared here", at: $0.location)] } ?? [])
    }
  }
}
