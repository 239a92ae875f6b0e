internal import Diagnostics
internal import Documents

/// A package that is meant, by id and version.
struct PackageReference: Sendable {
  let id: Text?
  let version: Text?
  let location: Location

  init(_ node: Node) {
    id = node.text("id")
    version = node.text("version")
    location = node.location
  }

  /// `id@version`, where both are there.
  var name: String? {
    guard let id, let version else { return nil }
    return "\(id.value)@\(version.value)"
  }
}
