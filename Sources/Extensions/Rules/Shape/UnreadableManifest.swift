internal import Diagnostics
internal import Documents

enum UnreadableManifest {
  static let about = RuleDescription(
    code: "extension-manifest-unreadable", severity: .error,
    summary: "there is no extension.yaml that can be read",
    rationale:
      "A package is a folder with an extension.yaml that is a regular file of at most 8 MiB.",
    bad: .init("shell", "vitrine extension lint kiosk   # a folder without extension.yaml"),
    good: .init("shell", "vitrine extension lint kiosk/extension.yaml"),
    cure: "Name the package's folder or its extension.yaml.")

  static func report(_ trouble: FileTrouble, at place: Location, into findings: inout Findings) {
    let hint =
      switch trouble {
      case .missing: "name a folder with an extension.yaml in it"
      case .wrongKind(_, .link): "put the file itself there"
      case .wrongKind: "an extension.yaml is a regular file"
      case .tooLarge: "a manifest of this size is no manifest"
      case .changed: "run again when nothing writes to it"
      case .refused: "see to it that the file can be read"
      }
    findings.report(about, trouble.description, at: place, hint: hint)
  }
}
