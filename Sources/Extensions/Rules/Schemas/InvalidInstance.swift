internal import Diagnostics
internal import Documents

enum InvalidInstance {
  static let about = RuleDescription(
    code: "instance-invalid", severity: .error,
    summary: "a file does not fit the schema that it was to be compared with",
    rationale: "What an operation is given, gives back or proves has to fit the package's schema.",
    bad: .init(
      "shell",
      "echo '{}' > order.json; vitrine extension lint kiosk --instance kiosk/order=order.json"),
    good: .init(
      "shell",
      "echo '{\"item\": \"map\"}' > order.json; vitrine extension lint kiosk --instance kiosk/order=order.json"
    ),
    cure: "Correct the file, or the schema.")

  static func check(
    _ instance: SchemaInstance, of package: ExtensionPackage, in workspace: any Workspace,
    into findings: inout Findings
  ) {
    guard let schema = package.schemas.first(where: { $0.resource.id?.value == instance.resource })
    else {
      let known = package.schemas.compactMap(\.resource.id?.value)
      findings.report(
        UnusableInstance.about, "the package has no schema '\(instance.resource)'",
        at: Location(file: instance.file.string),
        hint: didYouMean(instance.resource, among: known)
          ?? "its schemas are: \(known.sorted().joined(separator: ", "))")
      return
    }
    guard let root = UnusableInstance.read(instance, in: workspace, into: &findings) else { return }
    let compiled = schema.compiled(with: package.schemaDocuments)
    for fault in compiled.faults(in: root) {
      findings.report(
        about, fault.message, at: fault.location, hint: nil,
        related: [.init("the schema asks for it here", at: fault.schemaLocation)],
        details: ["pointer": .string(fault.path)])
    }
  }
}
