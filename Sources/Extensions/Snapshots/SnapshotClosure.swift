internal import Diagnostics

/// A package and all that it depends on, as far as it was gone through.
struct SnapshotClosure {
  struct Package: Sendable {
    let id: String
    let version: String
    let exports: [String]

    init(_ manifest: Manifest) {
      id = manifest.id?.value ?? ""
      version = manifest.version?.value ?? ""
      exports = manifest.exports.map(\.id.value)
    }

    var name: String { "\(id)@\(version)" }
  }

  private let root: Package
  private let place: Location
  private var known: [String: (package: Package, digest: Digest)] = [:]
  private var owners: [String: Package] = [:]

  init(root: Package, place: Location) {
    self.root = root
    self.place = place
    for id in root.exports { owners[id] = root }
  }

  /// Adds a package that was reached by way of others; false where it is there already or can't be.
  mutating func add(
    _ package: Package, _ digest: Digest, by way: [String], into findings: inout Findings
  ) -> Bool {
    guard !way.contains(package.id) else {
      DependencyCycle.report(way + [package.id], at: place, into: &findings)
      return false
    }
    if let other = known[package.id] {
      if other.digest != digest {
        ConflictingDependency.report(
          (package, digest), (other.package, other.digest), of: root.name, at: place,
          into: &findings)
      }
      return false
    }
    known[package.id] = (package, digest)
    for id in package.exports {
      if let owner = owners[id] {
        RepeatedExport.report(id, by: owner.name, and: package.name, at: place, into: &findings)
      }
      owners[id] = owners[id] ?? package
    }
    return true
  }
}
