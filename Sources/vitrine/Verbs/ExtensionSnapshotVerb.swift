import Diagnostics
import Documents
import Extensions

extension Verb {
  static let extensionSnapshot = Verb(
    "extension snapshot", operands: "DIR", operandCount: 1...1,
    summary: "Copy a package's declared files into a store, read-only, under their digest",
    details: """
      The dependencies' snapshots have to be in the store. A snapshot that is there already is
      verified and not written again.
      """,
    options: [Option("--store", "S", "The folder of the snapshots; it is made if it is missing")],
    run: { call in
      guard let store = call.value("--store") else {
        return call.fail(
          UsageFault.rule, "--store is missing", hint: "name the folder of the snapshots")
      }
      do throws(FileTrouble) {
        let result = try SnapshotStore(at: Path(store), in: Disk())
          .snapshot(Path(call.operands[0]))
        return call.finish(result.findings, summary: result.json, text: result.text)
      } catch {
        return call.fail(
          UnusableStore.about, error.description, hint: "name a folder that can be written to")
      }
    })
}

extension SnapshotStore.Result {
  var json: JSONValue {
    ["digest": JSONValue(digest), "path": JSONValue(path?.string), "written": .bool(isNew)]
  }

  fileprivate var text: String {
    guard let digest, let path else { return "" }
    return "\(digest)\n\(path) \(isNew ? "is new" : "was there, and is whole")\n"
  }
}
