internal import Diagnostics
internal import Documents

enum UnusableInstance {
  static let about = RuleDescription(
    code: "instance-unusable", severity: .error,
    summary:
      "a file can't be compared with a schema: one of the two is not there, or can't be read",
    rationale: "Nothing was compared, so that nothing is known of the file.",
    bad: .init("shell", "vitrine extension lint kiosk --instance kiosk/ordre=order.json"),
    good: .init("shell", "vitrine extension lint kiosk --instance kiosk/order=order.json"),
    cure: "Name a schema resource of the package and a JSON or YAML file.")

  /// The content of a file, YAML by its name or else JSON.
  static func read(
    _ instance: SchemaInstance, in workspace: any Workspace, into findings: inout Findings
  ) -> Node? {
    let file = instance.file.string
    do {
      let bytes = try workspace.read(instance.file, limit: PackageFiles.largestFile)
      let isYAML = ["yaml", "yml"].contains(instance.file.fileExtension)
      let document =
        isYAML
        ? YAMLReader(limits: .init(bytes: PackageFiles.largestYAML)).read(bytes, file: file)
        : JSONReader().read(bytes, file: file)
      findings.report(document.faults, as: about)
      if document.root == nil, document.faults.isEmpty {
        findings.report(about, "'\(file)' is empty", at: Location(file: file))
      }
      return document.root
    } catch {
      findings.report(about, error.description, at: Location(file: file))
      return nil
    }
  }
}
