internal import Diagnostics

/// A source package that a lockfile holds fast.
struct Pin: Sendable {
  let identity: String
  /// Its address; empty where the lockfile has none.
  let address: String
  let version: Text?
  let revision: Text?
  let location: Location

  /// Whether a name such as `revenueCat` starts its identity.
  func hasIdentity(_ name: String) -> Bool { Self.plain(identity).hasPrefix(Self.plain(name)) }

  /// Whether a name is the owner in its address: what stands before the repository's name.
  func hasOwner(_ name: String) -> Bool {
    let parts = address.split { "/:".contains($0) }
    guard parts.count >= 2 else { return false }
    return Self.plain(String(parts[parts.count - 2])) == Self.plain(name)
  }

  /// A name without case and punctuation.
  private static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }))
  }

  /// The identity that SwiftPM gives a package by its address: the last name, in lower case.
  static func identity(ofAddress address: String) -> String {
    let name = address.split { "/:".contains($0) }.last.map { $0.lowercased() } ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}

extension [Pin] {
  /// The pins that a name such as the `revenueCat` of `revenueCatVersion` means: those whose
  /// identity it starts, else those of an owner of that name.
  func named(_ name: String) -> [Pin] {
    let byIdentity = filter { $0.hasIdentity(name) }
    return byIdentity.isEmpty ? filter { $0.hasOwner(name) } : byIdentity
  }
}
