internal import Diagnostics
internal import Documents

/// A way to carry an operation out.
struct Implementation: Sendable {
  enum Mode: String, Sendable, CaseIterable {
    case hostTool = "host-tool"
    case command
    case manual
    case workerArtifact = "worker-artifact"
  }

  let id: Text?
  let operation: Text?
  let provider: Text?
  let mode: Mode?
  let modeLocation: Location?
  let entrypoint: Text?
  let workerContext: Node?
  let knowledge: [Text]
  let location: Location

  init(_ node: Node) {
    id = node.text("id")
    operation = node.text("operation")
    provider = node.text("provider")
    mode = node.text("mode").flatMap { Mode(rawValue: $0.value) }
    modeLocation = node["mode"]?.location
    entrypoint = node.text("entrypoint")
    workerContext = node["workerContext"]
    knowledge = node.texts("knowledge")
    location = node.location
  }

  /// What messages call it.
  var name: String { id.map { "'\($0.value)'" } ?? "the implementation" }
}
