internal import Diagnostics
internal import Documents

/// A `Package.resolved` of the Swift package manager, version 1, 2 or 3.
struct Lockfile: Sendable {
  static let fileName = "Package.resolved"

  /// Its path in the package.
  let path: String
  let pins: [Pin]
  /// Whether all of its pins could be read.
  let isWhole: Bool

  /// Reads the pins, and reports what is no lockfile.
  init(_ root: Node, at path: String, in files: PackageFiles, into findings: inout Findings) {
    self.path = path
    guard let version = root["version"], let number = version.integer, (1...3).contains(number)
    else {
      let node = root["version"] ?? root
      MalformedLockfile.report(
        root["version"].map { "'version' is \($0.number ?? $0.kindName)" }
          ?? "the lockfile has no 'version'",
        at: node.location, hint: "versions 1, 2 and 3 are known", into: &findings)
      pins = []
      isWhole = false
      return
    }
    let list = number == 1 ? root["object"]?["pins"] : root["pins"]
    guard let list, let nodes = list.sequence else {
      MalformedLockfile.report(
        "the lockfile has no list of pins", at: (list ?? root).location,
        hint: number == 1 ? "it stands under 'object'" : nil, into: &findings)
      pins = []
      isWhole = false
      return
    }
    pins = nodes.compactMap { Self.pin($0, version: number, into: &findings) }
    isWhole = pins.count == nodes.count
  }

  private static func pin(_ node: Node, version: Int, into findings: inout Findings) -> Pin? {
    let address = node.text(version == 1 ? "repositoryURL" : "location")
    let identity =
      version == 1
      ? address.map { Pin.identity(ofAddress: $0.value) } : node.text("identity")?.value
    guard let identity else {
      MalformedLockfile.report(
        "a pin has no \(version == 1 ? "'repositoryURL'" : "'identity'")", at: node.location,
        hint: "resolve the package again", into: &findings)
      return nil
    }
    let state = node["state"]
    return Pin(
      identity: identity, address: address?.value ?? "", version: state?.text("version"),
      revision: state?.text("revision"), location: node.location)
  }
}
