internal import Diagnostics
internal import Documents

/// A text of a file with its place.
struct Text: Sendable {
  let value: String
  let location: Location

  /// The text of a value, if it is one.
  init?(_ node: Node?) {
    guard let node, let text = node.string, !text.isEmpty else { return nil }
    value = text
    location = node.location
  }
}

extension Node {
  /// The text under a key, if there is one.
  func text(_ key: String) -> Text? { Text(self[key]) }

  /// The texts of the list under a key; what is no text is left out.
  func texts(_ key: String) -> [Text] { self[key]?.sequence?.compactMap { Text($0) } ?? [] }

  /// The mappings of the list under a key; what is no mapping is left out.
  func items(_ key: String) -> [Node] {
    self[key]?.sequence?.filter { $0.mapping != nil } ?? []
  }
}
