import Diagnostics
import Documents

/// Reads property lists whose lines may hold keys: no reporter shows a line of them.
enum PropertyListFile {
  /// The mapping in a file; what is wrong with it goes to `findings` under `rule`.
  static func read(
    _ path: Path, in workspace: any Workspace, as rule: RuleDescription,
    into findings: inout Findings
  ) -> Node? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(path, limit: 8 << 20)
    } catch {
      findings.report(
        rule, error.description, at: Location(file: path.string), hint: "name a property list")
      return nil
    }
    let document = PropertyListReader().read(bytes, file: path.string)
    for fault in document.faults {
      findings.report(
        rule, fault.message, at: fault.location.secret, hint: fault.hint, related: fault.related)
    }
    guard let root = document.root else { return nil }
    guard root.mapping != nil else {
      findings.report(
        rule, "the property list is \(root.kindName), not a dictionary", at: root.location.secret)
      return nil
    }
    return root
  }
}
