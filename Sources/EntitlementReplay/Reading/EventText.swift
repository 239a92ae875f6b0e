internal import Documents
internal import Diagnostics

/// The text of one event in a file, not yet read, with the place where it starts.
struct EventText: Sendable {
  let bytes: [UInt8]
  let start: Place
}

/// What a splitter finds in a file.
enum EventPiece: Sendable {
  /// The text of an event.
  case text(EventText)
  /// Something between events that belongs to none.
  case fault(String, at: Place)
}
