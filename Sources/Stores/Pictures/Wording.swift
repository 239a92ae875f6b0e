internal import Diagnostics
internal import Documents

/// A number with its noun: `1 picture`, `3 pictures`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension Sequence<ListedPicture> {
  /// The deepest folder that holds all of the pictures: where a finding about them together stands.
  var commonFolder: Location? {
    let folders = map {
      Path($0.location.file).parent.string.split(separator: "/", omittingEmptySubsequences: false)
    }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    let joined = common.joined(separator: "/")
    return Location(file: joined.isEmpty && folders.first?.first == "" ? "/" : Path(joined).string)
  }
}
